-- Training: grades do not overlap, one open enrolment a person and course, results stay.
INSERT INTO app.table_marks VALUES
  ('training_course_certificates', 'as_given'), ('training_course_enrollment_history', 'as_given');

CREATE UNIQUE INDEX client_training_categories_name_unique ON client_training_categories (client_id, lower(name));
CREATE UNIQUE INDEX client_training_grades_name_unique ON client_training_grades (client_id, lower(name));
CREATE UNIQUE INDEX master_training_categories_name_unique ON master_training_categories (lower(name));
DO $do$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['client_training_categories', 'client_training_grades', 'training_courses', 'training_course_items', 'training_course_item_fields',
                           'master_training_categories', 'master_training_courses', 'master_training_course_items', 'master_training_course_item_fields'] LOOP
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (btrim(name) <> '''')', t, t || '_name_check');
  END LOOP;
  FOREACH t IN ARRAY ARRAY['training_course_items', 'master_training_course_items'] LOOP
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (qualifying_percentage BETWEEN 0 AND 100)', t, t || '_qualifying_check');
  END LOOP;
  FOREACH t IN ARRAY ARRAY['training_course_item_fields', 'master_training_course_item_fields'] LOOP
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (jsonb_typeof(options) = ''array'')', t, t || '_options_check');
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (NOT "evaluateAnswer" OR answer IS NOT NULL OR regex IS NOT NULL)', t, t || '_answer_check');
  END LOOP;
END $do$;

ALTER TABLE client_training_grades
  ADD CONSTRAINT client_training_grades_band_check CHECK (start_percentage >= 0 AND end_percentage <= 100 AND start_percentage < end_percentage),
  ADD CONSTRAINT client_training_grades_overlap EXCLUDE USING gist (client_id WITH =, numrange(start_percentage, end_percentage) WITH &&)
    WHERE (status = 'ACTIVE');
ALTER TABLE training_courses ADD CONSTRAINT training_courses_numbers_check
  CHECK (due_in_days >= 0 AND attempts_allowed > 0 AND valid_for_months > 0);
ALTER TABLE training_course_enrollments
  ADD CONSTRAINT training_course_enrollments_percentage_check CHECK (percentage BETWEEN 0 AND 100),
  ADD CONSTRAINT training_course_enrollments_attempts_check CHECK (attempt_no BETWEEN 1 AND attempts_allowed),
  ADD CONSTRAINT training_course_enrollments_completed_check CHECK ((status IN ('COMPLETED', 'EXPIRED')) = (completed_at IS NOT NULL)),
  ADD CONSTRAINT training_course_enrollments_cancelled_check CHECK ((status = 'CANCELLED') = (cancelled_at IS NOT NULL)),
  ADD CONSTRAINT training_course_enrollments_started_check CHECK (status IN ('ENROLLED', 'CANCELLED') OR started_at IS NOT NULL),
  ADD CONSTRAINT training_course_enrollments_expires_check CHECK (expires_at > completed_at);
CREATE UNIQUE INDEX training_course_enrollments_open_unique ON training_course_enrollments (client_id, training_course_id, user_id)
  WHERE status IN ('ENROLLED', 'IN_PROGRESS', 'SUBMITTED');
ALTER TABLE training_course_submissions
  ADD CONSTRAINT training_course_submissions_numbers_check CHECK (attempt_no > 0 AND percentage BETWEEN 0 AND 100),
  ADD CONSTRAINT training_course_submissions_answers_check CHECK (jsonb_typeof(answers) = 'object'),
  ADD CONSTRAINT training_course_submissions_submitted_check CHECK ((status = 'IN_PROGRESS') = (submitted_at IS NULL)),
  ADD CONSTRAINT training_course_submissions_marked_check CHECK (status <> 'MARKED' OR marked_at IS NOT NULL);

SELECT app.keep_files('client_training_categories', 'image');
SELECT app.keep_files('training_courses', 'thumbnail_image');
SELECT app.keep_files('training_course_items', 'media_attachment', 'attachments');
SELECT app.keep_files('training_course_item_fields', 'input_attachment');
SELECT app.keep_files('training_course_submissions', 'attachments');
SELECT app.keep_files('training_course_certificates', 'certificate');
SELECT app.keep_files('master_training_courses', 'thumbnail_image');
SELECT app.keep_files('master_training_course_items', 'media_attachment', 'attachments');
SELECT app.keep_files('master_training_course_item_fields', 'input_attachment');

CREATE TRIGGER keep_certificate BEFORE UPDATE OR DELETE ON training_course_certificates
  FOR EACH ROW EXECUTE FUNCTION app.keep_row('certificate');
CREATE TRIGGER keep_history BEFORE UPDATE OR DELETE ON training_course_enrollment_history FOR EACH ROW EXECUTE FUNCTION app.keep_row();
