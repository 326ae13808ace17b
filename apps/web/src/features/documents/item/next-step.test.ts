import { expect, test } from 'vitest';
import { type Assigned, stepOf } from './next-step.ts';

const assigned = (changed: Partial<Assigned> = {}): Assigned => ({
  user_id: 'mia',
  witness_user_id: 'noah',
  admin_signer_user_id: null,
  document_attachment: null,
  next_signer: 'USER',
  next_user_id: 'mia',
  client_document_version: { is_signature_required: true, is_download_and_upload_file: false },
  ...changed,
});
const people = ['mia', 'noah', 'olivia', 'lena'];
const signers = (one: Assigned, admins: readonly string[] = []) =>
  people.filter((id) => stepOf(one, { id, signs: admins.includes(id) ? 'everywhere' : 'nowhere' }) !== null);

test.each([
  [assigned(), ['mia']],
  [assigned({ next_signer: 'WITNESS', next_user_id: 'noah' }), ['noah']],
  [assigned({ next_signer: 'ADMIN', next_user_id: 'olivia' }), ['olivia']],
  // If no admin is named, any admin may sign, except the assignee and the witness.
  [assigned({ next_signer: 'ADMIN', next_user_id: null }), ['olivia', 'lena']],
  // If no witness is named, any admin may sign as witness, except the assignee and the named admin.
  [
    assigned({ next_signer: 'WITNESS', next_user_id: null, witness_user_id: null }),
    ['noah', 'olivia', 'lena'],
  ],
  [
    assigned({
      next_signer: 'WITNESS',
      next_user_id: null,
      witness_user_id: null,
      admin_signer_user_id: 'lena',
    }),
    ['noah', 'olivia'],
  ],
  [assigned({ next_signer: null, next_user_id: null }), []],
])('the assignment %o waits for %j', (one, who) => expect(signers(one, people)).toEqual(who));

test('if no admin is named, the admin’s signature waits only for the people who can sign for anyone', () => {
  expect(signers(assigned({ next_signer: 'ADMIN', next_user_id: null }), ['lena'])).toEqual(['lena']);
});

const file = { file_id: 'f' };
test.each([
  [true, false, null, 'sign'],
  [true, true, null, 'upload'],
  [true, true, file, 'sign'],
  [false, false, null, 'read'],
  [false, true, null, 'upload'],
] as const)(
  'with a required signature: %s, a required upload: %s and the uploaded file %o, the assignee has to %s',
  (sign, upload, given, step) => {
    const client_document_version = { is_signature_required: sign, is_download_and_upload_file: upload };
    const one = assigned({ client_document_version, document_attachment: given });
    expect(stepOf(one, { id: 'mia', signs: 'nowhere' })).toEqual({ step, as: 'USER' });
  },
);
