-- What a host must know of its rooms to have them again after any end. A record is the host's own, as JSON; here is only
-- their order. A room that is gone has no rows.
CREATE TABLE room (
  room INTEGER NOT NULL,
  seq INTEGER NOT NULL, -- rising; what was put together into one record leaves gaps before it
  record TEXT NOT NULL,
  PRIMARY KEY (room, seq)
) STRICT, WITHOUT ROWID;
