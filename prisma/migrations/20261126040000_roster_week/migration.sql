-- Who is paid as a casual.
ALTER TABLE "client_employee_types" ADD COLUMN "is_casual" BOOLEAN NOT NULL DEFAULT false;
DO $$
declare
  tenant uuid;
  before text := current_setting('app.client_id', true);
begin
  for tenant in select app.client_ids() loop
    perform set_config('app.client_id', tenant::text, true);
    update client_employee_types set is_casual = true where client_id = tenant and name ~* '\mcasual';
  end loop;
  perform set_config('app.client_id', coalesce(before, ''), true);
end $$;

-- The shifts that staff see do not overlap, and neither do the drafts among themselves. A draft may be where a published shift is
-- that the next publishing moves away; commands compare what is planned. Publishing swaps people in one statement, so the check
-- waits for its end.
ALTER TABLE clinic_rosters
  DROP CONSTRAINT clinic_rosters_overlap,
  ADD CONSTRAINT clinic_rosters_overlap EXCLUDE USING gist
    (client_id WITH =, user_id WITH =, (published::integer) WITH =, tstzrange(starts_at, ends_at) WITH &&)
    WHERE (deleted_at IS NULL) DEFERRABLE INITIALLY IMMEDIATE;

-- Published shifts with changes are few, and belong to a week by what they will be as well.
CREATE INDEX clinic_rosters_changed_idx ON clinic_rosters (client_id, clinic_id) WHERE draft IS NOT NULL;
