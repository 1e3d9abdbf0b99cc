"""The command ``sobremesa``."""

from sobremesa.cli.main import main

__all__ = ["main"]
