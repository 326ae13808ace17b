-- The specification's names: type, payload, read, title, body, image, user.
ALTER TABLE user_notifications RENAME COLUMN event TO type;
ALTER TABLE user_notifications RENAME COLUMN data TO payload;
ALTER TABLE user_notifications RENAME COLUMN message TO body;
ALTER TABLE user_notifications
  ADD COLUMN image JSONB,
  ADD COLUMN read BOOLEAN NOT NULL GENERATED ALWAYS AS (read_at IS NOT NULL) STORED;
DROP INDEX user_notifications_unread;
CREATE INDEX user_notifications_unread ON user_notifications (client_id, user_id, created_at DESC) WHERE NOT read;

SELECT app.guard_tables();
