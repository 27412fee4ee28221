//! What can be typed line by line, and what is answered.

/// What the lines look like; printed by `help` and `tengen play --help`.
pub const HELP: &str = "\
Commands, one a line:
  h8 or 8 8        place a stone: column and rank from the lower left; where
                   the opening asks for it, a fifth move to offer or to keep
  undo, redo       take back, place again; against the computer to your turn
  hint             search for a good move
  stop             end the search: the computer plays the best it has
  resign           give up
  foul             White claims that Black's last stone is a foul (fouls=claim)
  draw, ask        offer a draw; ask to have the last stone back
  ask restart      ask for another game
  accept, decline  answer what was offered; withdraw takes an offer back
  clock            the clocks of Black and White; before the first stone
                   'clock total:300' proposes others, 'clock total:300 move:30'
                   one for Black and one for White
  show             draw the board: X Black, O White, [ ] last move,
                   ! forbidden, ? offered fifth moves; it is blank where the
                   opening bars a stone
In an opening, where it is asked for:
  swap, stay       exchange the seats, or not; the stones stay
  add              add two stones and leave the choice to the other (swap2)
  fifths           offer ten fifth moves (taraguchi)
  declare N        so many fifth moves will be offered
  offer h9, keep h9
                   a fifth move to offer, the one to keep; the point alone does
  propose NAME     name one of the 26 openings; 'agree' lays what was named
  lay NAME         lay one at once; NAME is D4, Kagetsu, flower moon or 花月
  openings         list the 26 openings
Games:
  new [OPTION...]  start a game; the one on the table stays in the archive
    preset=quick      quick, tournament (exactly five, swap2, 10 minutes and 10
                      seconds a move) or renju (taraguchi, 10 minutes and 30
                      seconds); any option beside it changes it
    size=15           10 to 20 lines
    rules=freestyle   freestyle, standard (exactly five), renju, caro (no five
                      between two stones), caro-six (there six win), or renju
                      with some fouls only: custom:3-3,4-4,6 or custom:none
    fouls=prevented   prevented, loses (at once) or claim (White says 'foul')
    opening=free      free, centre-first, pro, long-pro, swap, swap2, agreed,
                      given:D4, lot, classic, yamaguchi, soosorv, taraguchi;
                      with +2 (classic+2) Black offers two fifth moves
    black=person      person, person:NAME, computer or computer:LEVEL;
    white=computer:1  LEVEL is 1 to 10, an underscore in NAME is a blank
    colours=fixed     the next games' colours: fixed, alternate (exchanged
                      after each game) or lot (drawn before the first one, too)
    clock=none        none, move:30, total:300, byoyomi:600+3x30 (three times
                      half a minute) or fischer:300+5, in seconds; with :early
                      the first increment comes before the first move; for one
                      side black-clock= or white-clock=
    undo=free         free, free:3 (times in a game), ask or ask:3
                   what isn't named is as shown here, or with a prompt as in
                   the last game of this kind
  restart          start the next game of these players, or this one anew
  games            list the games that are kept
  open N           take up the unfinished game N
  wait             wait until a person is to move or the game is over
  help, quit       this text; leave (the game is kept)";

/// The form of the answers, for `tengen play --help`.
pub const ANSWERS: &str = "\
With --plain each command is answered, once it is stored, by one of
  ok REVISION PLY POINT   PLY stones on the board, POINT the last ('-' if none)
  err CODE TEXT           nothing was changed; CODE is one fixed word
                          (only 'err unsaved' is done, and stored later)
and what happens later by itself has lines of its own:
  computer REVISION PLY POINT
  chosen REVISION COLOUR CHOICE
      swap, stay, add, fifths, declare-N, offer-POINT, keep-POINT, propose-CODE
      or lay-CODE, by the seat that had COLOUR then; after it come the stones
      that it lays
  wrong-claim REVISION
      White claimed a foul where there is none
  hint REVISION POINT REASON LINE
      LINE is what both sides are expected to play, POINT first; REASON is
      takes-five, blocks-five, makes-open-four, makes-T, wins-by-fours:N,
      wins-by-threats:N, wins:N (N own moves), blocks-open-three, blocks-T,
      best:VALUE or holds-out:N; T is four-four, four-three or three-three
  over REVISION WINNER REASON
      black, white or none; five, foul, resignation, time, no-show,
      abandoned, full-board or agreement
  offer REVISION COLOUR KIND
      KIND is undo-N (N stones stay), draw, restart or clocks
  accepted REVISION, declined REVISION, void REVISION
  clock BLACK WHITE
      milliseconds left, '-' for no limit; comes before the 'ok' of 'clock'
The lines of 'show', 'games', 'openings' and 'help' come before their 'ok'.
'show' tells
  game N size=N rules=… opening=… fouls=… black=… white=…
  the board, 'moves POINT…', 'redoable N', 'opening RULE', in an opening
  'ask COLOUR WHAT… stone=N area=anywhere|within-N|beyond-N fifths=N' and
  'offered POINT…', with three stones of the 26 'pattern CODE NAMES', and at
  last 'to-move COLOUR' or how the game ended
'games' tells of each game, unfinished ones first
  game N STATE plies=N black=… white=…
      STATE is unfinished, black-won, white-won or drawn
CODE is one of unknown-command, bad-point, off-board, bad-option, not-text,
too-long, no-game-number, no-number, no-opening (the line makes no sense);
taken, forbidden, not-your-turn, game-over, nothing-to-undo, nothing-to-redo,
nothing-to-resign, nothing-to-claim, opening-first, opening-not-open,
opening-choose-first, opening-outside, opening-offered, opening-symmetric,
opening-not-offered, time-is-up, time-is-left, no-offer, own-offer, too-soon,
too-late, not-your-stone, no-undo-left, bad-clock, ask-first, nobody-to-ask
(the game doesn't allow it); no-game, not-found, storage-full,
storage-corrupt, storage-newer, storage-io, already-open, internal, unsaved.
The end of input leaves like 'quit'.";
