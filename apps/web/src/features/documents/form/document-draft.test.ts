import { expect, test } from 'vitest';
import { addArguments, reviseArguments } from './document-arguments.ts';
import { draftOf, draftProblems, fieldsOf, isShown, revisedDraft, shownValues } from './document-draft.ts';
import { addSections, reviseSections } from './sections.ts';

const file = {
  file_id: 'f',
  directory: 'clientdocuments',
  name: 'a.pdf',
  mime_type: 'application/pdf',
  file_type: 'FILE',
} as const;
const addFields = fieldsOf(addSections);
const complete = { ...draftOf(addFields), name: 'Hand hygiene', attachments: [file] };
const problems = (changed: object) => Object.keys(draftProblems(addFields, { ...complete, ...changed }));

test('a name and a file or text make a complete document', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ attachments: null, description: 'Wash your hands.' })).toEqual([]);
});

test.each([
  [{ name: '' }, 'name'],
  [{ attachments: null }, 'attachments'],
  [{ attachment_type: 'VIDEO_URL' }, 'video_url'],
  [{ attachment_type: 'OTHER_URL', other_url: 'nothing' }, 'other_url'],
  [{ selected_user_type: 'ROLES' }, 'role_names'],
  [{ selected_user_type: 'USERS' }, 'user_ids'],
])('with %o the form asks for %s', (changed, field) => expect(problems(changed)).toEqual([field]));

test('refuses the same person as witness and signing admin', () => {
  const signed = {
    is_signature_required: true,
    is_witness_signature_required: true,
    is_admin_signature_required: true,
    witness_user_id: 'mia',
  };
  expect(problems({ ...signed, admin_signer_user_id: 'mia' })).toEqual(['admin_signer_user_id']);
  expect(problems({ ...signed, admin_signer_user_id: 'noah' })).toEqual([]);
});

test('a document that nobody signs has no witness', () => {
  const values = {
    ...complete,
    is_signature_required: false,
    is_witness_signature_required: true,
    witness_user_id: 'mia',
  };
  expect(isShown('witness_user_id', values)).toBe(false);
  expect(shownValues(addFields, values)).toMatchObject({
    is_witness_signature_required: false,
    witness_user_id: '',
    name: 'Hand hygiene',
  });
});

test('a new version starts with the current values of the document and requires a note of what changed', () => {
  const document = {
    ...complete,
    category_type: 'DOCUMENT',
    selected_user_type: 'ROLES',
    audience: { role_names: ['client_employee'], user_ids: [], clinic_ids: ['manly'], witness_user_id: null },
    client_document_approvers: [{ user_id: 'mia' }],
  } as const;
  const fields = fieldsOf(reviseSections(document));
  const values = revisedDraft(fields, document);
  expect(values).toMatchObject({
    role_names: ['client_employee'],
    clinic_ids: ['manly'],
    approver_ids: ['mia'],
    attachments: [file],
    note: '',
  });
  expect(Object.keys(draftProblems(fields, values))).toEqual(['note']);
});

test('sends files by their ids, and no values of fields that are not shown', () => {
  const values = { ...complete, user_ids: ['mia'], form_attachments: null, due_date: '' };
  expect(addArguments(shownValues(addFields, values))).toMatchObject({
    name: 'Hand hygiene',
    attachments: [{ file_id: 'f' }],
    form_attachments: [],
    user_ids: [],
    due_date: null,
    selected_user_type: 'ALL',
  });
});

test('a new version of a letter stays a letter of its category', () => {
  const letter = {
    ...complete,
    category_type: 'PREFORMATTED_LETTER',
    category_id: null,
    preformatted_letter_category_id: 'recall',
    audience: {},
    client_document_approvers: [],
  } as const;
  const fields = fieldsOf(reviseSections(letter));
  const values = shownValues(fields, revisedDraft(fields, letter));
  expect(reviseArguments(values, letter.category_type)).toMatchObject({
    category_type: 'PREFORMATTED_LETTER',
    category_id: 'recall',
  });
});

test.each([
  [[], 'Without approvers, people get it at once.'],
  [[{ user_id: 'mia' }], 'the approvers of the last version are asked again.'],
])('with the approvers %j, the form of a new version says: %s', (client_document_approvers, said) => {
  const fields = fieldsOf(reviseSections({ category_type: 'DOCUMENT', client_document_approvers }));
  expect(fields.find(({ name }) => name === 'approver_ids')?.field.hint).toContain(said);
});
