-- Content: news, pages, and questions with their answers. Whom it is for, and whether it is shown.
CREATE TABLE news (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    slug TEXT NOT NULL UNIQUE,
    audience TEXT NOT NULL CHECK (audience IN ('everyone', 'program.retail', 'program.partner')),
    status TEXT NOT NULL CHECK (status IN ('draft', 'published')),
    published_on TEXT NOT NULL, -- the first day on which it is shown
    topic TEXT NOT NULL,        -- what its drawing shows
    title TEXT NOT NULL,
    summary TEXT NOT NULL,
    text TEXT NOT NULL,         -- HTML
    search_key TEXT NOT NULL,   -- of the title
    version BIGINT NOT NULL DEFAULT 1,
    edited_at BIGINT            -- the programme's files no longer change it
);
CREATE INDEX news_by_day ON news (published_on, id);
CREATE INDEX news_by_status ON news (status, published_on, id);

CREATE TABLE pages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    slug TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL CHECK (status IN ('draft', 'published')),
    updated_on TEXT NOT NULL,   -- as its reader is told
    title TEXT NOT NULL,
    summary TEXT NOT NULL,
    text TEXT NOT NULL,         -- HTML
    version BIGINT NOT NULL DEFAULT 1,
    edited_at BIGINT
);
CREATE INDEX pages_by_status ON pages (status, id);

CREATE TABLE questions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT UNIQUE,            -- null: an operator has added it
    audience TEXT NOT NULL CHECK (audience IN ('everyone', 'program.retail', 'program.partner')),
    status TEXT NOT NULL CHECK (status IN ('draft', 'published')),
    position BIGINT NOT NULL,   -- the lowest come first
    question TEXT NOT NULL,
    answer TEXT NOT NULL,       -- HTML
    version BIGINT NOT NULL DEFAULT 1,
    edited_at BIGINT
);
CREATE INDEX questions_in_order ON questions (position, id);
CREATE INDEX questions_by_status ON questions (status, position, id);
