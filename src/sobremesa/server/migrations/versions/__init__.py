"""The steps by which a database came to look as it does, oldest first."""
