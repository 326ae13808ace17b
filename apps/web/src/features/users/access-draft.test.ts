import { expect, test } from 'vitest';
import { accessOf, choiceOf, draftOf, employeeDraft, wantsClinic, withClinics } from './access-draft.ts';

const customs = [
  { id: 'desk', name: 'Front desk', clinic_id: 'manly', base_user_role_id: 11 },
  { id: 'lead', name: 'Lead', clinic_id: null, base_user_role_id: 11 },
];

test('converts existing access to a draft and back to the same clinics and roles', () => {
  const held = {
    clinic_ids: ['manly', 'mosman'],
    roles: [
      { id: '1', role: 'clinic_admin', custom_role_id: null, clinic_id: 'manly', blocked: false },
      { id: '2', role: 'client_employee', custom_role_id: 'lead', clinic_id: null, blocked: true },
    ],
  } as const;
  expect(accessOf(draftOf(held), customs)).toEqual({
    clinic_ids: ['manly', 'mosman'],
    roles: [
      { user_role_id: 10, user_custom_role_id: null, clinic_id: 'manly' },
      { user_role_id: 11, user_custom_role_id: 'lead', clinic_id: null },
    ],
  });
});

test('a custom role of one clinic applies at that clinic, and a role that is not chosen yet is left out', () => {
  const draft = { clinic_ids: ['manly'], roles: [{ choice: 'custom:desk', clinic_id: null }] };
  expect(accessOf(draft, customs).roles).toEqual([
    { user_role_id: 11, user_custom_role_id: 'desk', clinic_id: 'manly' },
  ]);
  expect(accessOf({ ...draft, roles: [{ choice: '', clinic_id: null }] }, customs).roles).toEqual([]);
});

test('removing a clinic leaves its roles without a clinic', () => {
  const draft = {
    clinic_ids: ['manly', 'mosman'],
    roles: [{ choice: choiceOf({ role: 'clinic_admin', custom_role_id: null }), clinic_id: 'mosman' }],
  };
  expect(withClinics(draft, ['manly']).roles).toEqual([{ choice: 'role:10', clinic_id: null }]);
});

test('requires a clinic, except for admins and owners of the whole client', () => {
  const of = (choice: string) => wantsClinic({ clinic_ids: [], roles: [{ choice, clinic_id: null }] });
  expect(['role:9', 'role:8', 'role:10', 'custom:lead', ''].map(of)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
  expect(wantsClinic(employeeDraft([]))).toBe(true);
});
