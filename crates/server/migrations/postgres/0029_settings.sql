-- Administrators change the settings: each change has a number, by which two at once are told apart.
INSERT INTO settings (key, value) VALUES ('settings_version', '1') ON CONFLICT DO NOTHING;

-- Who may use the programme while it is closed for maintenance.
CREATE TABLE maintenance_guests (
    participant_id BIGINT PRIMARY KEY REFERENCES participants (id)
);
