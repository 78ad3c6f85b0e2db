-- Pictures and files of the content: editors put them into the portal for everybody.
CREATE TABLE media (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,   -- in its addresses; random
    kind TEXT NOT NULL CHECK (kind IN ('picture', 'document')),
    name TEXT NOT NULL,         -- for editors
    file TEXT NOT NULL,         -- the last part of its address: of a picture its largest variant's
    alternative TEXT NOT NULL,  -- for those who do not see the picture; empty: it only decorates
    width BIGINT,               -- of a picture's largest variant, in pixels
    height BIGINT,
    size BIGINT NOT NULL,       -- in bytes; of a picture its largest variant's
    search_key TEXT NOT NULL,   -- of the name
    operator_id BIGINT NOT NULL REFERENCES operators (id),
    created_at BIGINT NOT NULL
);
CREATE INDEX media_by_kind ON media (kind, id);

-- What is kept of each: a picture's variants, or the file as it came.
CREATE TABLE media_files (
    media_id BIGINT NOT NULL REFERENCES media (id),
    width BIGINT NOT NULL,      -- 0 of a file
    file_id BIGINT NOT NULL UNIQUE REFERENCES files (id),
    PRIMARY KEY (media_id, width)
);

ALTER TABLE news ADD COLUMN picture_id BIGINT REFERENCES media (id);
CREATE INDEX news_by_picture ON news (picture_id);
