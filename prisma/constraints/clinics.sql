CREATE UNIQUE INDEX clinic_roster_shift_timings_name_unique ON clinic_roster_shift_timings (client_id, clinic_id, lower(name));
ALTER TABLE clinic_roster_shift_timings
  ADD CONSTRAINT clinic_roster_shift_timings_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT clinic_roster_shift_timings_times_check CHECK (start_time <> end_time);

-- Latitude and longitude, to six decimals.
ALTER TABLE clinics ADD CONSTRAINT clinics_geo_point_check CHECK (
  CASE
    WHEN geo_point IS NULL THEN true
    WHEN geo_point ->> 'type' IS DISTINCT FROM 'Point' OR jsonb_typeof(geo_point -> 'coordinates') IS DISTINCT FROM 'array'
      OR jsonb_array_length(geo_point -> 'coordinates') <> 2
      OR jsonb_typeof(geo_point #> '{coordinates,0}') <> 'number' OR jsonb_typeof(geo_point #> '{coordinates,1}') <> 'number' THEN false
    ELSE (geo_point #>> '{coordinates,0}')::numeric BETWEEN -90 AND 90
      AND (geo_point #>> '{coordinates,1}')::numeric BETWEEN -180 AND 180
      AND scale((geo_point #>> '{coordinates,0}')::numeric) <= 6
      AND scale((geo_point #>> '{coordinates,1}')::numeric) <= 6
  END);
