-- News for some roles, and news whose reading is confirmed.
ALTER TABLE clinic_newsfeeds
  ADD COLUMN must_read boolean NOT NULL DEFAULT false,
  ADD COLUMN audience_roles text[] DEFAULT ARRAY[]::text[],
  ADD COLUMN reminded_at timestamptz(6);
ALTER TABLE clinic_newsfeeds ADD CONSTRAINT clinic_newsfeeds_audience_roles_check
  CHECK (audience_roles <@ ARRAY['client_admin', 'clinic_admin', 'client_employee'] AND audience_roles IS NOT NULL);
ALTER TABLE newsfeed_reads ADD COLUMN acknowledged_at timestamptz(6);
CREATE INDEX newsfeed_reads_client_id_acknowledged_at_id_idx ON newsfeed_reads (client_id, acknowledged_at, id);

-- A change of the text is a change too: whoever publishes what they read before it is refused.
CREATE FUNCTION app.bump_newsfeed() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER bump_version BEFORE UPDATE ON clinic_newsfeeds FOR EACH ROW
  WHEN (NEW.version = OLD.version AND NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION app.bump_newsfeed();
