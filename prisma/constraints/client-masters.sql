CREATE UNIQUE INDEX client_employee_types_name_unique ON client_employee_types (client_id, lower(name));
CREATE UNIQUE INDEX client_expense_types_name_unique ON client_expense_types (client_id, clinic_id, lower(name));
CREATE UNIQUE INDEX clinic_contact_types_name_unique ON clinic_contact_types (client_id, clinic_id, lower(name));
ALTER TABLE client_employee_types ADD CONSTRAINT client_employee_types_name_check CHECK (btrim(name) <> '');
ALTER TABLE client_expense_types ADD CONSTRAINT client_expense_types_name_check CHECK (btrim(name) <> '');
ALTER TABLE clinic_contact_types ADD CONSTRAINT clinic_contact_types_name_check CHECK (btrim(name) <> '');
ALTER TABLE clinic_contacts ADD CONSTRAINT clinic_contacts_name_check CHECK (btrim(name) <> '');
ALTER TABLE clinic_expenses
  ADD CONSTRAINT clinic_expenses_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT clinic_expenses_amount_check CHECK (amount >= 0);

CREATE TRIGGER link_image_insert BEFORE INSERT ON client_employee_types FOR EACH ROW
  WHEN (new.image IS NOT NULL) EXECUTE FUNCTION app.link_files('image');
CREATE TRIGGER link_image_update BEFORE UPDATE OF image ON client_employee_types FOR EACH ROW
  WHEN (new.image IS DISTINCT FROM old.image) EXECUTE FUNCTION app.link_files('image');
CREATE TRIGGER unlink_files AFTER DELETE ON client_employee_types FOR EACH ROW
  WHEN (old.image IS NOT NULL) EXECUTE FUNCTION app.unlink_files();
CREATE TRIGGER link_files_insert BEFORE INSERT ON clinic_expenses FOR EACH ROW
  WHEN (new.attachments IS DISTINCT FROM '[]'::jsonb) EXECUTE FUNCTION app.link_files('attachments', 'created_by_userid');
CREATE TRIGGER link_files_update BEFORE UPDATE OF attachments ON clinic_expenses FOR EACH ROW
  WHEN (new.attachments IS DISTINCT FROM old.attachments) EXECUTE FUNCTION app.link_files('attachments', 'created_by_userid');
