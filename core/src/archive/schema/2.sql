-- Clocks, offers and matches.
ALTER TABLE game ADD black_clock TEXT NOT NULL DEFAULT ''; -- how the time is limited at the start; empty if it isn't
ALTER TABLE game ADD white_clock TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD undo_asks INTEGER NOT NULL DEFAULT 0; -- 1 if the other side is asked before taking back
ALTER TABLE game ADD undo_allowance INTEGER NOT NULL DEFAULT -1; -- take-backs of each side; -1 for any number
ALTER TABLE game ADD clock_ms INTEGER NOT NULL DEFAULT 0; -- for how long the game had been running when that was last noted
ALTER TABLE game ADD first INTEGER NOT NULL DEFAULT 1; -- the colour of the first of the two players: 1 black, 2 white
ALTER TABLE game ADD begins TEXT NOT NULL DEFAULT 'black'; -- how the colours of the next game are found
ALTER TABLE game ADD match INTEGER NOT NULL DEFAULT 0; -- the first game of the match; 0 if it is this one

-- More kinds of actions: time_up, no_show_*, abandon_*, offer_*, accept_*, decline_*, each * being black or white.
ALTER TABLE action ADD detail TEXT NOT NULL DEFAULT ''; -- what an offer is for
ALTER TABLE action ADD clock_ms INTEGER NOT NULL DEFAULT 0; -- for how long the game had been running, pauses left out
