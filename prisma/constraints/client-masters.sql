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

SELECT app.keep_files('client_employee_types', 'image');
SELECT app.keep_files('clinic_expenses', 'attachments');
