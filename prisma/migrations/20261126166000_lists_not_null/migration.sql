-- A list without entries is empty, never null; these columns had said so in their models only.
ALTER TABLE clinic_newsfeeds ALTER COLUMN audience_roles SET NOT NULL;
ALTER TABLE training_courses ALTER COLUMN new_starter_roles SET NOT NULL;
ALTER TABLE induction_packs
  ALTER COLUMN role_names SET NOT NULL,
  ALTER COLUMN clinic_ids SET NOT NULL,
  ALTER COLUMN form_ids SET NOT NULL,
  ALTER COLUMN document_ids SET NOT NULL,
  ALTER COLUMN course_ids SET NOT NULL;
ALTER TABLE induction_pack_assignments
  ALTER COLUMN form_ids SET NOT NULL,
  ALTER COLUMN document_ids SET NOT NULL,
  ALTER COLUMN course_ids SET NOT NULL;
