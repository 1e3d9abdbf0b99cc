"""Speed, side by side with peers, and strength."""
