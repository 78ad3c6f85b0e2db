-- Operators see where their sessions were begun.

-- An IPv4 address or the /64 of an IPv6 one, as limits count it; of operators' sessions only.
ALTER TABLE sessions ADD COLUMN network TEXT;
