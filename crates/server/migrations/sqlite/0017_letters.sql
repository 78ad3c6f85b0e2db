-- Congratulatory letters: a level that was reached, in the words that stood then.
CREATE TABLE letters (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    level BIGINT NOT NULL REFERENCES achievement_levels (level),
    name TEXT NOT NULL,         -- of the person
    company_name TEXT NOT NULL,
    brand_name TEXT NOT NULL,
    brand_phone TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    UNIQUE (participant_id, level)
);
CREATE INDEX letters_of_participant ON letters (participant_id, created_at, id);
