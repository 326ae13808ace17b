CREATE EXTENSION IF NOT EXISTS btree_gist;

-- Minutes from one wall time to the next time that a clock shows the other.
CREATE FUNCTION app.minutes_until(start time, later time) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN mod((extract(epoch from later - start) / 60)::integer + 1440, 1440);

-- Whether breaks lie inside the shift and apart from each other; they may pass midnight as it does.
CREATE FUNCTION app.breaks_fit(shift_start time, shift_end time, starts time[], minutes integer[]) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  with breaks as (
    select place, app.minutes_until(shift_start, start) as at, coalesce(length, 0) as length
    from unnest(starts, minutes) with ordinality as given (start, length, place) where start is not null)
  select not exists (select from breaks where length <= 0 or at + length > app.minutes_until(shift_start, shift_end))
    and not exists (
      select from breaks one join breaks other on one.place < other.place
      where one.at < other.at + other.length and other.at < one.at + one.length)
$$;

ALTER TABLE clinic_rosters
  ADD CONSTRAINT clinic_rosters_overlap EXCLUDE USING gist
    (client_id WITH =, user_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (deleted_at IS NULL),
  ADD CONSTRAINT clinic_rosters_times_check CHECK (
    start_time <> end_time AND ends_at > starts_at AND ends_at - starts_at <= interval '25 hours'),
  ADD CONSTRAINT clinic_rosters_zone_check
    CHECK (zone ~ '^Australia/(Adelaide|Brisbane|Broken_Hill|Darwin|Eucla|Hobart|Lindeman|Lord_Howe|Melbourne|Perth|Sydney)$'),
  ADD CONSTRAINT clinic_rosters_whom_check CHECK (user_whom_id <> user_id),
  ADD CONSTRAINT clinic_rosters_durations_check CHECK (
    meal_break_duration > 0 AND rest_break_duration > 0 AND extra_meal_break_duration > 0 AND extra_rest_break_duration > 0),
  ADD CONSTRAINT clinic_rosters_break_ends_check CHECK (
    meal_break_end_time IS NOT DISTINCT FROM meal_break_start_time + meal_break_duration * interval '1 minute'
    AND rest_break_end_time IS NOT DISTINCT FROM rest_break_start_time + rest_break_duration * interval '1 minute'
    AND extra_meal_break_end_time IS NOT DISTINCT FROM extra_meal_break_start_time + extra_meal_break_duration * interval '1 minute'
    AND extra_rest_break_end_time IS NOT DISTINCT FROM extra_rest_break_start_time + extra_rest_break_duration * interval '1 minute'),
  ADD CONSTRAINT clinic_rosters_breaks_check CHECK (app.breaks_fit(start_time, end_time,
    ARRAY[meal_break_start_time, rest_break_start_time, extra_meal_break_start_time, extra_rest_break_start_time],
    ARRAY[meal_break_duration, rest_break_duration, extra_meal_break_duration, extra_rest_break_duration])),
  ADD CONSTRAINT clinic_rosters_published_check CHECK (
    published = (published_at IS NOT NULL) AND (published OR draft IS NULL)),
  ADD CONSTRAINT clinic_rosters_clock_check CHECK (
    clocked_out_at >= clocked_in_at
    AND (clocked_out_at IS NULL OR clocked_in_at IS NOT NULL)
    AND (clocked_in_at IS NULL OR (user_id IS NOT NULL AND published))),
  -- Hours worked are kept.
  ADD CONSTRAINT clinic_rosters_deleted_check CHECK (deleted_at IS NULL OR clocked_in_at IS NULL);

SELECT app.keep_files('clinic_rosters', 'check_out_attachments');

-- One break at a time, of those taken; an open one has no end.
ALTER TABLE clinic_roster_breaks
  ADD CONSTRAINT clinic_roster_breaks_overlap EXCLUDE USING gist
    (client_id WITH =, clinic_roster_id WITH =, tstzrange(started_at, ended_at) WITH &&),
  ADD CONSTRAINT clinic_roster_breaks_times_check CHECK (ended_at > started_at);
CREATE FUNCTION app.place_roster_break() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare shift clinic_rosters;
begin
  select * into shift from clinic_rosters r where r.client_id = new.client_id and r.id = new.clinic_roster_id for no key update;
  if shift.clocked_in_at is null or new.started_at < shift.clocked_in_at or coalesce(new.ended_at, 'infinity') > shift.clocked_out_at then
    raise exception 'a break is taken between clocking in and out' using errcode = 'check_violation', constraint = 'clinic_roster_breaks_shift_check';
  end if;
  new.clinic_id := shift.clinic_id;
  return new;
end $$;
CREATE TRIGGER place_roster_break BEFORE INSERT OR UPDATE OF started_at, ended_at, clinic_roster_id ON clinic_roster_breaks
  FOR EACH ROW EXECUTE FUNCTION app.place_roster_break();
-- And the shift's clock cannot be set to leave a break outside.
CREATE FUNCTION app.keep_roster_breaks() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  if exists (select from clinic_roster_breaks b where b.client_id = new.client_id and b.clinic_roster_id = new.id
      and (new.clocked_in_at is null or b.started_at < new.clocked_in_at or coalesce(b.ended_at, 'infinity') > new.clocked_out_at)) then
    raise exception 'a break is taken between clocking in and out' using errcode = 'check_violation', constraint = 'clinic_roster_breaks_shift_check';
  end if;
  return null;
end $$;
CREATE TRIGGER keep_roster_breaks AFTER UPDATE OF clocked_in_at, clocked_out_at ON clinic_rosters FOR EACH ROW
  WHEN (new.clocked_in_at IS DISTINCT FROM old.clocked_in_at OR new.clocked_out_at IS DISTINCT FROM old.clocked_out_at)
  EXECUTE FUNCTION app.keep_roster_breaks();

CREATE UNIQUE INDEX clinic_roster_change_requests_pending_unique ON clinic_roster_change_requests (client_id, clinic_roster_id)
  WHERE status = 'PENDING';
ALTER TABLE clinic_roster_change_requests
  ADD CONSTRAINT clinic_roster_change_requests_asks_check CHECK (
    num_nonnulls(new_start_time, new_end_time, new_starts_at, new_ends_at) IN (0, 4)
    AND num_nonnulls(new_starts_at, new_clocked_in_at, new_clocked_out_at) > 0),
  ADD CONSTRAINT clinic_roster_change_requests_times_check CHECK (
    new_start_time <> new_end_time AND new_ends_at > new_starts_at
    AND coalesce(new_clocked_out_at, old_clocked_out_at) >= coalesce(new_clocked_in_at, old_clocked_in_at)),
  ADD CONSTRAINT clinic_roster_change_requests_decided_check CHECK (
    status NOT IN ('APPROVED', 'REJECTED') OR (action_by_user_id IS NOT NULL AND action_at IS NOT NULL)),
  ADD CONSTRAINT clinic_roster_change_requests_reason_check CHECK (status <> 'REJECTED' OR btrim(coalesce(action_message, '')) <> '');

CREATE UNIQUE INDEX clinic_roster_templates_name_unique ON clinic_roster_templates (client_id, clinic_id, lower(name));
ALTER TABLE clinic_roster_templates ADD CONSTRAINT clinic_roster_templates_name_check CHECK (btrim(name) <> '');
ALTER TABLE clinic_roster_template_lines
  ADD CONSTRAINT clinic_roster_template_lines_weekday_check
    CHECK (weekday IN ('SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY')),
  ADD CONSTRAINT clinic_roster_template_lines_times_check CHECK (start_time <> end_time),
  ADD CONSTRAINT clinic_roster_template_lines_durations_check CHECK (meal_break_duration > 0 AND rest_break_duration > 0),
  ADD CONSTRAINT clinic_roster_template_lines_breaks_check CHECK (app.breaks_fit(start_time, end_time,
    ARRAY[meal_break_start_time, rest_break_start_time], ARRAY[meal_break_duration, rest_break_duration])),
  ADD CONSTRAINT clinic_roster_template_lines_whom_check CHECK (user_whom_id <> user_id);

INSERT INTO app.table_marks VALUES ('clinic_roster_history', 'as_given');
REVOKE ALL ON FUNCTION app.minutes_until, app.breaks_fit, app.place_roster_break, app.keep_roster_breaks FROM PUBLIC;
