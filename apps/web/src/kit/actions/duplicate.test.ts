import { count, files, nameText, oneOf, reference, text } from '@operatory/resource';
import { expect, test } from 'vitest';
import { duplicateForm } from './duplicate.ts';

test('a copy has the record’s values except unique ones and files', () => {
  const fields = [
    { name: 'name', field: nameText() },
    { name: 'coupon_code', field: text() },
    { name: 'clinic_id', field: reference('clinics', 'clinic') },
    { name: 'minimum', field: count() },
    { name: 'attachments', field: files('x') },
    { name: 'status', field: oneOf([{ value: 'ACTIVE', label: 'Active' }]) },
    { name: 'notes', field: text() },
  ];
  const copy = duplicateForm('clinic_contacts', fields, {
    id: '1',
    name: 'Lab',
    coupon_code: 'ABC',
    clinic_id: 'c1',
    minimum: 3,
    attachments: [{ file_id: 'f' }],
    status: 'ACTIVE',
    notes: null,
  });
  expect(copy.values).toEqual({
    name: '',
    coupon_code: '',
    clinic_id: 'c1',
    minimum: '3',
    attachments: null,
    status: 'ACTIVE',
    notes: '',
  });
  expect(copy.fields.map(({ field }) => field.hint ?? '')).toEqual([
    'Original: Lab',
    'Original: ABC',
    '',
    '',
    'Files are not copied',
    '',
    '',
  ]);
});
