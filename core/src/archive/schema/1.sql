-- A game and what its list entry shows. `moves`, `result`, `winner`, `line` and `updated_ms` say what the actions amount
-- to; they are written in the same transaction as the actions.
CREATE TABLE game (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  size INTEGER NOT NULL,
  rules TEXT NOT NULL,
  black_level INTEGER NOT NULL DEFAULT 0, -- 1 to 10 for a computer, 0 for a person
  black_name TEXT NOT NULL DEFAULT '',
  white_level INTEGER NOT NULL DEFAULT 0,
  white_name TEXT NOT NULL DEFAULT '',
  seed INTEGER NOT NULL DEFAULT 0, -- from which the computers draw their variety
  moves BLOB NOT NULL DEFAULT x'', -- column and rank of each ply, one byte each, from 0
  result TEXT NOT NULL DEFAULT '', -- empty while the game can go on
  winner INTEGER NOT NULL DEFAULT 0, -- 1 black, 2 white, 0 nobody
  line BLOB NOT NULL DEFAULT x'', -- the winning row, as in moves
  started_ms INTEGER NOT NULL,
  updated_ms INTEGER NOT NULL
) STRICT;

CREATE INDEX game_by_end ON game (result, updated_ms);

-- Everything that was ever done in a game, in order. Rows are only added.
CREATE TABLE action (
  game INTEGER NOT NULL REFERENCES game (id),
  seq INTEGER NOT NULL, -- from 0 without gaps
  kind TEXT NOT NULL, -- play, undo, redo, resign_black, resign_white
  point INTEGER NOT NULL DEFAULT -1, -- rank * size + column, from 0; -1 for none
  at_ms INTEGER NOT NULL,
  black_left_ms INTEGER NOT NULL DEFAULT -1, -- what is left on the clocks; -1 for no clock
  white_left_ms INTEGER NOT NULL DEFAULT -1,
  PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE setting (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
