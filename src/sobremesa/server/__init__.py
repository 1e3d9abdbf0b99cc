"""The table in the browser: tables, seats, live play and their storage, as a web server."""

from sobremesa.server.app import create_app
from sobremesa.server.refusals import CannotServe
from sobremesa.server.serve import serve
from sobremesa.server.settings import Settings, default_data_dir

__all__ = ["CannotServe", "Settings", "create_app", "default_data_dir", "serve"]
