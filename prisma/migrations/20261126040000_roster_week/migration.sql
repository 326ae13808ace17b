-- Who is paid as a casual.
ALTER TABLE "client_employee_types" ADD COLUMN "is_casual" BOOLEAN NOT NULL DEFAULT false;
UPDATE client_employee_types SET is_casual = true WHERE name ~* '\mcasual';

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
