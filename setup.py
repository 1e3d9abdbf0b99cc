"""The parts of the build that pyproject.toml cannot say: compiled modules and the page."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build import build
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

BUILDING = Path(__file__).parent / "building"
sys.path.insert(0, str(BUILDING))

from compiling import compiles, extensions  # noqa: E402
from page import build_page  # noqa: E402


class WithRules(Distribution):
    """A distribution whose extension modules are made when they are built, and not before."""

    def has_ext_modules(self) -> bool:
        return compiles()


class BuildModules(build_py):
    """Collect modules and data, after the page was built into them."""

    def run(self) -> None:
        if not self.editable_mode:
            build_page()
            self.data_files = self._get_data_files()
        super().run()


class Build(build):
    """Build the page while the C compiler works."""

    def run(self) -> None:
        page = subprocess.Popen([sys.executable, str(BUILDING / "page.py")])
        try:
            if compiles():
                self.distribution.ext_modules = extensions(Path("build"))
                self.reinitialize_command("build_ext", parallel=os.cpu_count())
                self.run_command("build_ext")
        finally:
            if page.wait() != 0:
                raise SystemExit("the page could not be built")
        super().run()


class SourceArchive(sdist):
    """Sources with the built page."""

    def run(self) -> None:
        build_page()
        super().run()


setup(
    distclass=WithRules,
    cmdclass={
        "build": Build,
        "build_py": BuildModules,
        "sdist": SourceArchive,
    },
)
