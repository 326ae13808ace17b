-- Whether a clinic keeps a steriliser log is what its sterilisers say: nobody has to remember a switch.
CREATE FUNCTION app.set_sterilisation_setting() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  -- One after the other in a clinic: of two that go together each would still see the other.
  perform from clinics c where c.client_id = new.client_id and c.id = new.clinic_id for no key update;
  update clinics c set sterilisation_setting_status = now_so.status
  from (
    select (case when exists (
      select from sterilisers s
      where s.client_id = new.client_id and s.clinic_id = new.clinic_id and s.status = 'ACTIVE' and s.deleted_at is null
    ) then 'ACTIVE' else 'INACTIVE' end)::active_status as status
  ) now_so
  where c.client_id = new.client_id and c.id = new.clinic_id and c.sterilisation_setting_status <> now_so.status;
  return null;
end $$;
CREATE TRIGGER sterilisation_setting AFTER INSERT OR UPDATE OF status, deleted_at ON sterilisers FOR EACH ROW
  EXECUTE FUNCTION app.set_sterilisation_setting();
UPDATE clinics c SET sterilisation_setting_status = 'ACTIVE' WHERE EXISTS (
  SELECT FROM sterilisers s WHERE s.client_id = c.client_id AND s.clinic_id = c.id AND s.status = 'ACTIVE' AND s.deleted_at IS NULL);

-- A load is let go when it has passed, and not otherwise.
UPDATE sterilisation_cycles SET released_by_user_id = NULL WHERE result <> 'PASSED';
ALTER TABLE sterilisation_cycles ADD CONSTRAINT sterilisation_cycles_released_by_user_id_check
  CHECK (released_by_user_id IS NULL OR result = 'PASSED');
