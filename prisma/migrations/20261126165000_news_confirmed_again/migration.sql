-- Whoever confirmed news that must be read confirmed what it said and whom it was for: a change takes the confirmations back, and the
-- audit log keeps whose they were.
CREATE FUNCTION app.clear_newsfeed_confirmations() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
DECLARE
  confirmed jsonb;
BEGIN
  SELECT jsonb_agg(jsonb_build_object('user_id', user_id, 'acknowledged_at', acknowledged_at) ORDER BY acknowledged_at, id)
    INTO confirmed FROM newsfeed_reads
    WHERE client_id = NEW.client_id AND clinic_newsfeed_id = NEW.id AND acknowledged_at IS NOT NULL;
  IF confirmed IS NULL THEN
    RETURN NULL;
  END IF;
  UPDATE newsfeed_reads SET acknowledged_at = NULL
    WHERE client_id = NEW.client_id AND clinic_newsfeed_id = NEW.id AND acknowledged_at IS NOT NULL;
  INSERT INTO audit_log (client_id, user_id, action, table_name, row_id, from_value)
    VALUES (NEW.client_id, nullif(current_setting('app.writer', true), '')::uuid, 'newsfeed_confirmations_cleared',
      'clinic_newsfeeds', NEW.id::text, jsonb_build_object('title', OLD.title, 'confirmed', confirmed));
  RETURN NULL;
END $$;
CREATE TRIGGER clear_confirmations AFTER UPDATE ON clinic_newsfeeds FOR EACH ROW
  WHEN (OLD.status = 'PUBLISHED' AND NEW.status = 'PUBLISHED' AND (OLD.must_read OR NEW.must_read)
    AND (OLD.title, OLD.body, OLD.media_type, OLD.media, OLD.clinic_id, OLD.audience_roles, OLD.must_read)
      IS DISTINCT FROM (NEW.title, NEW.body, NEW.media_type, NEW.media, NEW.clinic_id, NEW.audience_roles, NEW.must_read))
  EXECUTE FUNCTION app.clear_newsfeed_confirmations();
