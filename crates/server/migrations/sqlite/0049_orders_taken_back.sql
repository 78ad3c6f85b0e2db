-- A trip whose order was cancelled in time: nothing is held for it until it is ordered again.
ALTER TABLE trip_participations ADD COLUMN cancelled BOOLEAN NOT NULL DEFAULT FALSE;

-- The portal's page that a notification is about.
ALTER TABLE notifications ADD COLUMN page TEXT;

-- What is due beyond whole cards, less than any card of its kind: kept until a card fits or it is paid as a transfer.
CREATE TABLE card_remainders (
    promotion_id BIGINT NOT NULL REFERENCES promotions (id),
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    kind TEXT NOT NULL CHECK (kind IN ('fuel', 'prepaid')),
    value BIGINT NOT NULL CHECK (value > 0), -- grosze
    noticed_at BIGINT NOT NULL,
    PRIMARY KEY (promotion_id, participant_id, kind)
);
CREATE INDEX card_remainders_of_participant ON card_remainders (participant_id);

-- Remainders that operators paid: each by the order of a transfer, and void once that was cancelled or sent back.
CREATE TABLE card_payments (
    order_id BIGINT PRIMARY KEY REFERENCES orders (id),
    promotion_id BIGINT NOT NULL REFERENCES promotions (id),
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    kind TEXT NOT NULL CHECK (kind IN ('fuel', 'prepaid')),
    value BIGINT NOT NULL CHECK (value > 0), -- grosze
    operator_id BIGINT NOT NULL REFERENCES operators (id),
    paid_at BIGINT NOT NULL
);
CREATE INDEX card_payments_of_participant ON card_payments (participant_id, promotion_id);

-- Cards that were set off by cards of values that no promotion names are counted anew.
INSERT INTO promotion_recounts (promotion_id, counts_from, counts_to, requested_at)
SELECT p.id, p.counts_from, p.counts_to, 0 FROM promotions p
WHERE EXISTS (SELECT 1 FROM card_grants c WHERE c.promotion_id = p.id AND c.status = 'waiting')
  AND EXISTS (SELECT 1 FROM card_grants c WHERE c.promotion_id = p.id AND c.status = 'collected')
ON CONFLICT (promotion_id) DO UPDATE SET after_participant = 0, participants = 0, finished_at = NULL,
    counts_from = CASE WHEN promotion_recounts.finished_at IS NULL AND promotion_recounts.counts_from < excluded.counts_from
                       THEN promotion_recounts.counts_from ELSE excluded.counts_from END,
    counts_to = CASE WHEN promotion_recounts.finished_at IS NULL AND promotion_recounts.counts_to > excluded.counts_to
                     THEN promotion_recounts.counts_to ELSE excluded.counts_to END;
