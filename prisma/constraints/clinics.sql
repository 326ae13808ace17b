CREATE UNIQUE INDEX clinic_roster_shift_timings_name_unique ON clinic_roster_shift_timings (client_id, clinic_id, lower(name));
ALTER TABLE clinic_roster_shift_timings
  ADD CONSTRAINT clinic_roster_shift_timings_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT clinic_roster_shift_timings_times_check CHECK (start_time <> end_time);
