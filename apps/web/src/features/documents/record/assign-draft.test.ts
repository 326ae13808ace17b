import { expect, test } from 'vitest';
import { assignArguments, assignDraft } from './assign-draft.ts';

const audience = { user_ids: ['mia'], witness_user_id: 'noah', admin_signer_user_id: 'lena' };
const begun = assignDraft({ due_date: '2026-12-01', audience });

test('people who are added later have the witness, signing admin and due date of the document', () => {
  expect(assignArguments({ ...begun, user_ids: ['ava'] })).toEqual({
    user_ids: ['ava'],
    role_names: [],
    clinic_ids: [],
    due_date: '2026-12-01',
    witness_user_id: 'noah',
    admin_signer_user_id: 'lena',
  });
});

test('clearing a signer sends null', () => {
  expect(assignArguments({ ...begun, witness_user_id: '' }).witness_user_id).toBeNull();
});
