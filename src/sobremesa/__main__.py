"""``python -m sobremesa`` is the command ``sobremesa``."""

from sobremesa.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
