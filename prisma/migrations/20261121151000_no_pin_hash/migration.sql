-- A PIN is looked up by its keyed hash alone; this was never written.
ALTER TABLE user_credentials DROP COLUMN pin_hash;
