ALTER TABLE duties
  ADD CONSTRAINT duties_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT duties_weekdays_check CHECK (
    weekdays <@ ARRAY['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']
    AND (frequency <> 'WEEKLY' OR cardinality(weekdays) > 0)),
  ADD CONSTRAINT duties_day_of_month_check CHECK (
    day_of_month BETWEEN 1 AND 31 AND (frequency <> 'MONTHLY' OR day_of_month IS NOT NULL)),
  ADD CONSTRAINT duties_dates_check CHECK (end_date >= start_date);

-- A tick stands in its duty's clinic.
CREATE FUNCTION app.place_duty_completion() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  select d.clinic_id into new.clinic_id from duties d where d.client_id = new.client_id and d.id = new.duty_id;
  return new;
end $$;
CREATE TRIGGER place_duty_completion BEFORE INSERT ON duty_completions FOR EACH ROW EXECUTE FUNCTION app.place_duty_completion();

SELECT app.keep_files('duties', 'attachments');
SELECT app.keep_files('duty_completions', 'photo');
REVOKE ALL ON FUNCTION app.place_duty_completion FROM PUBLIC;
