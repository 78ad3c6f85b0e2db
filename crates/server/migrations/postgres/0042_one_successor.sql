-- A refresh token has one successor that is good: one made again for a lost answer takes the place of the one before.

ALTER TABLE refresh_tokens ADD COLUMN superseded_at BIGINT;

UPDATE refresh_tokens SET superseded_at = created_at
WHERE used_at IS NULL AND parent_id IS NOT NULL
  AND EXISTS (SELECT 1 FROM refresh_tokens o
              WHERE o.parent_id = refresh_tokens.parent_id AND o.id <> refresh_tokens.id
                AND (o.used_at IS NOT NULL OR o.id > refresh_tokens.id));

CREATE UNIQUE INDEX refresh_tokens_one_successor ON refresh_tokens (parent_id)
WHERE used_at IS NULL AND superseded_at IS NULL;
