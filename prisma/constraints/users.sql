ALTER TABLE user_documents ADD CONSTRAINT user_documents_name_check CHECK (btrim(name) <> '');
ALTER TABLE user_qualifications
  ADD CONSTRAINT user_qualifications_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT user_qualifications_period_check CHECK (expires_on >= issued_on),
  ADD CONSTRAINT user_qualifications_verified_check CHECK ((verified_at IS NULL) = (verified_by_user_id IS NULL));

ALTER TABLE saved_views ADD CONSTRAINT saved_views_name_check CHECK (btrim(name) <> '');
CREATE UNIQUE INDEX saved_views_name_unique ON saved_views (client_id, user_id, table_name, lower(name));
CREATE UNIQUE INDEX saved_views_default_unique ON saved_views (client_id, user_id, table_name) WHERE is_default;

SELECT app.keep_files('user_documents', 'document');
SELECT app.keep_files('user_qualifications', 'attachments');
