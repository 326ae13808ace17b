-- AlterTable
ALTER TABLE "induction_packs" ADD COLUMN     "new_starters_since" TIMESTAMPTZ(6);

-- Those who started until now have what they were meant to get.
UPDATE induction_packs SET new_starters_since = updated_at WHERE for_new_starters;

-- A pack that is old is not for those who started before it was for new starters, or for starters like them.
CREATE FUNCTION app.pack_starters_since() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  new.new_starters_since := case
    when not new.for_new_starters then null
    when tg_op = 'UPDATE' and old.for_new_starters
      and (old.role_names = '{}' or (new.role_names <> '{}' and new.role_names <@ old.role_names))
      and (old.clinic_ids = '{}' or (new.clinic_ids <> '{}' and new.clinic_ids <@ old.clinic_ids))
      then old.new_starters_since
    else app.now()
  end;
  return new;
end $$;
CREATE TRIGGER pack_starters_since BEFORE INSERT OR UPDATE ON induction_packs
  FOR EACH ROW EXECUTE FUNCTION app.pack_starters_since();

-- What was verified is what the proof said: whoever changes it takes the verification away. Another key for the same number does not.
CREATE FUNCTION app.unverify_qualification() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  new.verified_at := null;
  new.verified_by_user_id := null;
  return new;
end $$;
CREATE TRIGGER unverify_qualification BEFORE UPDATE ON user_qualifications FOR EACH ROW
  WHEN (old.verified_at IS NOT NULL AND current_setting('app.reencrypting', true) IS DISTINCT FROM 'on'
    AND (new.user_id, new.type, new.name, new.number, new.issued_by, new.issued_on, new.expires_on, new.attachments)
      IS DISTINCT FROM
      (old.user_id, old.type, old.name, old.number, old.issued_by, old.issued_on, old.expires_on, old.attachments))
  EXECUTE FUNCTION app.unverify_qualification();

SELECT app.guard_tables();
SELECT app.trim_tables();
