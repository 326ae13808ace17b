-- Induction: what was signed stays.

CREATE UNIQUE INDEX client_induction_form_categories_name_unique ON client_induction_form_categories (client_id, lower(name));
CREATE UNIQUE INDEX master_induction_form_categories_name_unique ON master_induction_form_categories (lower(name));
DO $do$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['client_induction_form_categories', 'induction_forms', 'induction_form_fields',
                           'master_induction_form_categories', 'master_induction_forms', 'master_induction_form_fields'] LOOP
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (btrim(name) <> '''')', t, t || '_name_check');
  END LOOP;
  FOREACH t IN ARRAY ARRAY['induction_form_fields', 'master_induction_form_fields'] LOOP
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (jsonb_typeof(options) = ''array'')', t, t || '_options_check');
  END LOOP;
END $do$;

ALTER TABLE induction_form_submissions
  ADD CONSTRAINT induction_form_submissions_answers_check CHECK (jsonb_typeof(answers) = 'object'),
  ADD CONSTRAINT induction_form_submissions_submitted_check CHECK ((status = 'DRAFT') = (submitted_at IS NULL)),
  ADD CONSTRAINT induction_form_submissions_signed_check CHECK (
    CASE WHEN status = 'SIGNED' THEN signed_at IS NOT NULL AND signing_method IS NOT NULL AND signature_hash IS NOT NULL
      ELSE signed_at IS NULL AND signature_hash IS NULL END),
  ADD CONSTRAINT induction_form_submissions_drawn_check CHECK (signing_method <> 'DRAWN' OR signature IS NOT NULL);
-- One is being filled in at a time.
CREATE UNIQUE INDEX induction_form_submissions_draft_unique ON induction_form_submissions (client_id, induction_form_id, user_id)
  WHERE status = 'DRAFT';

SELECT app.keep_files('induction_forms', 'form_attachment', 'attachments');
SELECT app.keep_files('induction_form_fields', 'input_attachment');
SELECT app.keep_files('induction_form_submissions', 'attachments', 'signature');
SELECT app.keep_files('master_induction_forms', 'form_attachment', 'attachments');
SELECT app.keep_files('master_induction_form_fields', 'input_attachment');

CREATE TRIGGER keep_signed_update BEFORE UPDATE ON induction_form_submissions FOR EACH ROW
  WHEN (old.status = 'SIGNED') EXECUTE FUNCTION app.keep_row();
CREATE TRIGGER keep_submitted BEFORE DELETE ON induction_form_submissions FOR EACH ROW
  WHEN (old.status <> 'DRAFT') EXECUTE FUNCTION app.keep_row();
