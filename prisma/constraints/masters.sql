ALTER TABLE holidays
  ADD CONSTRAINT holidays_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT holidays_times_check CHECK (start_time IS NULL OR end_time IS NULL OR end_time > start_time);
CREATE UNIQUE INDEX holidays_name_unique ON holidays (date, coalesce(state, ''), lower(name));

ALTER TABLE master_employee_awards
  ADD CONSTRAINT master_employee_awards_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT master_employee_awards_pay_check CHECK (pay_per_hour >= 0),
  ADD CONSTRAINT master_employee_awards_age_check CHECK (age IN ('UNDER17', 'AGE17', 'AGE18', 'AGE19', 'AGE20', 'ADULT'));
CREATE UNIQUE INDEX master_employee_awards_unique ON master_employee_awards
  (lower(name), coalesce(lower(job_level), ''), coalesce(age, ''), coalesce(effective_from, '-infinity'));

SELECT app.keep_files('master_employee_awards', 'image');
