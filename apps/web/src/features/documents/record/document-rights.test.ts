import { expect, test } from 'vitest';
import { documentRights, mustApproveOwnText, type RightsDocument } from './document-rights.ts';

const grants = new Set(['package:client-documents', 'client-documents:VIEW', 'client-documents:EDIT']);
const mia = { user_id: 'mia', role: 'client_admin', grants } as const;
const document = (maker: string, author: string, approvers: readonly string[]): RightsDocument => ({
  status: 'PENDING',
  created_by_user_id: maker,
  client_document_approvers: approvers.map((user_id) => ({ user_id })),
  client_document_versions: [{ created_by_user_id: author }],
});

test.each([
  ['another person’s document can decide about it', document('noah', 'noah', ['mia']), false, true],
  [
    'their own document, beside another approver, cannot decide about it',
    document('mia', 'mia', ['mia', 'noah']),
    false,
    false,
  ],
  ['their own document can decide about it as the only admin', document('mia', 'mia', ['mia']), true, true],
  [
    'another person’s document, in a version of their own, cannot decide about it',
    document('noah', 'mia', ['mia']),
    false,
    false,
  ],
  [
    'their own document, in a version of another person, cannot decide about it',
    document('mia', 'noah', ['mia', 'lena']),
    false,
    false,
  ],
])('an approver of %s', (_what, of, isOnlyAdmin, decides) =>
  expect(documentRights(of, mia, isOnlyAdmin).decides).toBe(decides),
);

test('a client_admin who is an approver may be asked to approve their own text, but a clinic_admin is not', () => {
  expect(mustApproveOwnText(document('mia', 'mia', ['mia']), mia)).toBe(true);
  expect(mustApproveOwnText(document('noah', 'mia', ['mia']), mia)).toBe(true);
  expect(mustApproveOwnText(document('noah', 'noah', ['mia']), mia)).toBe(false);
  expect(mustApproveOwnText(document('mia', 'mia', ['mia']), { ...mia, role: 'clinic_admin' })).toBe(false);
});
