-- Reports of months that are over, as they were printed and sent.
CREATE TABLE monthly_reports (
    month TEXT COLLATE "C" PRIMARY KEY, -- as 2025-07
    file_id BIGINT NOT NULL REFERENCES files (id),
    printed_at BIGINT NOT NULL
);

-- Operators who get each new report by e-mail.
CREATE TABLE monthly_report_subscribers (
    operator_id BIGINT PRIMARY KEY REFERENCES operators (id),
    since BIGINT NOT NULL
);

-- A file that leaves with an e-mail.
ALTER TABLE messages ADD COLUMN file_id BIGINT REFERENCES files (id);
