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
  ['another’s document', document('noah', 'noah', ['mia']), false, true],
  ['their own, beside another approver', document('mia', 'mia', ['mia', 'noah']), false, false],
  ['their own, as the only admin', document('mia', 'mia', ['mia']), true, true],
  ['another’s in a version of theirs', document('noah', 'mia', ['mia']), false, false],
  ['their own in another’s version', document('mia', 'noah', ['mia', 'lena']), false, false],
])('an approver of %s can decide, or not', (_what, of, isOnlyAdmin, decides) =>
  expect(documentRights(of, mia, isOnlyAdmin).decides).toBe(decides),
);

test('the number of other admins matters only for people who would approve their own text', () => {
  expect(mustApproveOwnText(document('mia', 'mia', ['mia']), mia)).toBe(true);
  expect(mustApproveOwnText(document('noah', 'mia', ['mia']), mia)).toBe(true);
  expect(mustApproveOwnText(document('noah', 'noah', ['mia']), mia)).toBe(false);
  expect(mustApproveOwnText(document('mia', 'mia', ['mia']), { ...mia, role: 'clinic_admin' })).toBe(false);
});
