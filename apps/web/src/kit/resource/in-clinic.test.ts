import { type Field, reference } from '@operatory/resource';
import { expect, test } from 'vitest';
import { inClinic, ofTheClinic } from './in-clinic.ts';

const whole = reference('users', 'user');
const own = reference('clinic_contact_types', 'type', { where: { status: { _eq: 'ACTIVE' } } });
const both = reference('client_im_product_categories', 'category');
const fields = Object.entries({ whole, own, both }).map(([name, field]) => ({ name, field: field as Field }));
const offered = (clinicId: unknown) =>
  inClinic(fields, clinicId).map(({ field }) => (field.kind === 'reference' ? field.where : undefined));

test('offers rows that belong to a clinic only in that clinic', () => {
  const here = { clinic_id: { _eq: 'here' } };
  expect(offered('here')).toEqual([
    undefined,
    { _and: [{ status: { _eq: 'ACTIVE' } }, here] },
    { _or: [here, { clinic_id: { _is_null: true } }] },
  ]);
});
test('offers rows of all clinics if none is chosen', () => {
  for (const none of [null, undefined, '']) expect(offered(none)).toEqual([undefined, own.where, undefined]);
});
test('lists the fields that refer to rows of one clinic', () =>
  expect(ofTheClinic(fields)).toEqual(['own', 'both']));
