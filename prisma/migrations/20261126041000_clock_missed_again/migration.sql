-- Nobody has been missed yet at a later start, nor has another person: who moves a shift need not know of the notice.
CREATE FUNCTION app.forget_missed_notice() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  new.missed_notified_at := null;
  return new;
end $$;
CREATE TRIGGER forget_missed_notice BEFORE UPDATE OF starts_at, user_id ON clinic_rosters FOR EACH ROW
  WHEN (old.missed_notified_at IS NOT NULL AND (new.starts_at > old.starts_at OR new.user_id IS DISTINCT FROM old.user_id))
  EXECUTE FUNCTION app.forget_missed_notice();
