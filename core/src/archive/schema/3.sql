-- Openings and what becomes of fouls.
ALTER TABLE game ADD opening TEXT NOT NULL DEFAULT 'free'; -- the rule, with +2 where two fifth moves are offered
ALTER TABLE game ADD fouls TEXT NOT NULL DEFAULT 'prevented'; -- prevented, loses or claim
ALTER TABLE game ADD swapped INTEGER NOT NULL DEFAULT 0; -- 1 if the persons sit the other way round than at the start

-- More kinds of actions: swap, stay, add_two, offer_fifths, declare (detail: the number), offer_fifth, keep_fifth (point),
-- propose, lay (detail: the opening's number), claim_foul, wrong_claim.
