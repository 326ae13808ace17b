import { describe, expect, test } from 'vitest';
import {
  type AssignmentState,
  afterSigning,
  cancelDocument,
  checkSignature,
  completeDocument,
  type DocumentStatus,
  decideDocument,
  declineDocument,
  documentRelation,
  hasEligibleApprover,
  mayChangeCategory,
  nextSigner,
  openDocument,
  type Result,
  reopenedStatus,
  resendDocument,
  reviseDocument,
  type Signer,
  type Strokes,
  signDocument,
  signersFit,
  signsForAnyone,
} from '../src/index.ts';
import { roleNames, roleOf } from '../src/permissions/roles.ts';

const outcome = (result: Result<unknown>) => (result.ok ? (result.value ?? 'ok') : result.code);
const acting = (user_id: string, editor = false) => ({ user_id, editor, today: '2026-11-26' });
const [mia, wes, ada, ned] = [acting('mia'), acting('wes'), acting('ada', true), acting('ned', true)];
const three: AssignmentState = {
  is_signature_required: true,
  is_witness_signature_required: true,
  is_admin_signature_required: true,
  is_download_and_upload_file: false,
  status: 'VIEWED',
  user_id: 'mia',
  witness_user_id: 'wes',
  admin_signer_user_id: 'ada',
  due_date: '2026-11-26',
  is_current: true,
  has_file: false,
};
const onlyUser = { ...three, is_witness_signature_required: false, is_admin_signature_required: false };
const reading = { ...onlyUser, is_signature_required: false };

describe('signing a document', () => {
  test.each<[string, Partial<AssignmentState>, Signer, ReturnType<typeof acting>, string]>([
    ['is accepted from the user, with a witness to come', {}, 'USER', mia, 'USER_SIGNED'],
    [
      'is accepted from the witness, with an admin to come',
      { status: 'USER_SIGNED' },
      'WITNESS',
      wes,
      'WITNESS_SIGNED',
    ],
    ['is accepted from the admin last', { status: 'WITNESS_SIGNED' }, 'ADMIN', ada, 'COMPLETED'],
    ['is accepted from the user alone', onlyUser, 'USER', mia, 'COMPLETED'],
    [
      'is accepted from the user, with an admin to come',
      { is_witness_signature_required: false },
      'USER',
      mia,
      'USER_SIGNED',
    ],
    [
      'is accepted from the admin after the user',
      { is_witness_signature_required: false, status: 'USER_SIGNED' },
      'ADMIN',
      ada,
      'COMPLETED',
    ],
    [
      'is accepted from the witness last',
      { is_admin_signature_required: false, status: 'USER_SIGNED' },
      'WITNESS',
      wes,
      'COMPLETED',
    ],
    ['is refused to the witness in place of the user', {}, 'USER', wes, 'document_not_your_signature'],
    [
      'is refused to the user as witness',
      { status: 'USER_SIGNED', witness_user_id: null },
      'WITNESS',
      mia,
      'document_not_your_signature',
    ],
    [
      'is refused to the signing admin as witness',
      { status: 'USER_SIGNED', witness_user_id: null },
      'WITNESS',
      ada,
      'document_not_your_signature',
    ],
    [
      'is accepted from an editor as witness where no witness is named',
      { status: 'USER_SIGNED', witness_user_id: null },
      'WITNESS',
      ned,
      'WITNESS_SIGNED',
    ],
    [
      'is refused to somebody without EDIT as witness where no witness is named',
      { status: 'USER_SIGNED', witness_user_id: null },
      'WITNESS',
      acting('zoe'),
      'document_not_your_signature',
    ],
    [
      'is refused to another editor than the named admin',
      { status: 'WITNESS_SIGNED' },
      'ADMIN',
      ned,
      'document_not_your_signature',
    ],
    ['is refused to the witness before the user', {}, 'WITNESS', wes, 'document_not_your_turn'],
    [
      'is refused to the admin before the witness',
      { status: 'USER_SIGNED' },
      'ADMIN',
      ada,
      'document_not_your_turn',
    ],
    [
      'is refused to the user a second time',
      { status: 'USER_SIGNED' },
      'USER',
      mia,
      'document_already_signed',
    ],
    [
      'is refused to the witness a second time',
      { status: 'WITNESS_SIGNED' },
      'WITNESS',
      wes,
      'document_already_signed',
    ],
    [
      'is refused to the admin after completion',
      { status: 'COMPLETED' },
      'ADMIN',
      ada,
      'document_already_completed',
    ],
    [
      'is refused to the user before opening the document',
      { status: 'ASSIGNED' },
      'USER',
      mia,
      'document_not_opened',
    ],
    ['is refused to the user of an old version', { is_current: false }, 'USER', mia, 'document_old_version'],
    [
      'is refused to the user of a declined assignment',
      { status: 'DECLINED' },
      'USER',
      mia,
      'document_already_declined',
    ],
    [
      'is refused to the user of an expired assignment',
      { status: 'EXPIRED' },
      'USER',
      mia,
      'document_expired',
    ],
    ['is refused to the user after the due day', { due_date: '2026-11-25' }, 'USER', mia, 'document_expired'],
    [
      'is refused to the user without the file to give back',
      { is_download_and_upload_file: true },
      'USER',
      mia,
      'document_file_needed',
    ],
    [
      'is accepted from the user with the file to give back',
      { is_download_and_upload_file: true, has_file: true },
      'USER',
      mia,
      'USER_SIGNED',
    ],
    [
      'is refused to the user where no signature is required',
      reading,
      'USER',
      mia,
      'document_no_such_signature',
    ],
  ])('%s', (_, more, signer, who, expected) => {
    expect(outcome(signDocument({ ...three, ...more }, signer, who))).toBe(expected);
  });

  test('completes with every combination of signers, each once and in order', () => {
    for (const witness of [true, false])
      for (const admin of [true, false]) {
        const flags = {
          ...three,
          is_witness_signature_required: witness,
          is_admin_signature_required: admin,
        };
        const order: Signer[] = [];
        let state: AssignmentState = flags;
        for (let next = nextSigner(state); next !== null; next = nextSigner(state)) {
          order.push(next);
          state = { ...state, status: afterSigning(flags, next) };
        }
        expect(order).toEqual(['USER', ...(witness ? ['WITNESS'] : []), ...(admin ? ['ADMIN'] : [])]);
        expect(state.status).toBe('COMPLETED');
      }
  });
});

test.each<[string, Partial<AssignmentState>, ReturnType<typeof acting>, boolean, string]>([
  ['to be read succeeds', reading, mia, false, 'completes'],
  ['of another user is refused', reading, ada, false, 'no_permission'],
  ['that was not opened is refused', { ...reading, status: 'ASSIGNED' }, mia, false, 'document_not_opened'],
  [
    'that is completed is refused',
    { ...reading, status: 'COMPLETED' },
    mia,
    false,
    'document_already_completed',
  ],
  ['after its due date is refused', { ...reading, due_date: '2026-11-25' }, mia, false, 'document_expired'],
  ['of an old version is refused', { ...reading, is_current: false }, mia, false, 'document_old_version'],
  [
    'with the file to give back succeeds',
    { ...reading, is_download_and_upload_file: true },
    mia,
    true,
    'completes',
  ],
  [
    'without the file to give back is refused',
    { ...reading, is_download_and_upload_file: true },
    mia,
    false,
    'document_file_needed',
  ],
  [
    'with the file but without the signature keeps the file',
    { is_download_and_upload_file: true },
    mia,
    true,
    'keeps_file',
  ],
  ['that has to be signed is refused', {}, mia, false, 'document_signature_needed'],
  ['that was signed is refused', { status: 'USER_SIGNED' }, mia, true, 'document_already_signed'],
])('completing an assignment %s', (_, more, who, hasFile, expected) => {
  expect(outcome(completeDocument({ ...three, ...more }, who, hasFile))).toBe(expected);
});

test.each<[Partial<AssignmentState>, ReturnType<typeof acting>, string, string]>([
  [{}, mia, 'Not mine', 'ok'],
  [{}, mia, ' ', 'reason_required'],
  [{}, wes, 'Not yet', 'document_not_your_turn'],
  [{ status: 'USER_SIGNED' }, wes, 'I was away', 'ok'],
  [{ status: 'USER_SIGNED' }, mia, 'No', 'document_not_your_turn'],
  [{}, acting('zoe'), 'No', 'no_permission'],
  [{ status: 'COMPLETED' }, mia, 'No', 'document_already_completed'],
  [{ status: 'DECLINED' }, mia, 'No', 'document_already_declined'],
  [{ due_date: '2026-11-25' }, mia, 'No', 'document_expired'],
])('declining an assignment with %j by %j because of "%s": %s', (more, who, reason, expected) => {
  expect(outcome(declineDocument({ ...three, ...more }, who, reason))).toBe(expected);
});

test('only the assignee opens a document, once and until its due date', () => {
  expect(outcome(openDocument({ ...three, status: 'ASSIGNED' }, mia))).toBe('views');
  expect(outcome(openDocument({ ...three, status: 'ASSIGNED' }, wes))).toBe('stays');
  expect(outcome(openDocument(three, mia))).toBe('stays');
  expect(outcome(openDocument({ ...three, status: 'ASSIGNED', due_date: '2026-11-25' }, mia))).toBe('stays');
});

test.each<[Partial<AssignmentState>, string | null, unknown]>([
  [{ status: 'DECLINED' }, null, '2026-11-26'],
  [{ status: 'DECLINED', due_date: null }, null, 'ok'],
  [{ status: 'EXPIRED', due_date: '2026-11-20' }, null, 'document_due_past'],
  [{ status: 'EXPIRED', due_date: '2026-11-20' }, '2026-11-30', '2026-11-30'],
  [{ status: 'EXPIRED' }, '2026-11-25', 'document_due_past'],
  [{ status: 'VIEWED' }, '2026-11-30', 'document_still_open'],
  [{ status: 'COMPLETED' }, '2026-11-30', 'document_already_completed'],
  [{ status: 'DECLINED', is_current: false }, '2026-11-30', 'document_old_version'],
])('sending an assignment with %j again with the due date %s: %s', (more, due, expected) => {
  expect(outcome(resendDocument({ ...three, ...more }, due, '2026-11-26'))).toBe(expected);
});

test('an assignment that is sent again has the status of its last signature', () => {
  expect([reopenedStatus([]), reopenedStatus(['USER']), reopenedStatus(['WITNESS', 'USER'])]).toEqual([
    'ASSIGNED',
    'USER_SIGNED',
    'WITNESS_SIGNED',
  ]);
});

test('witness and admin sign only in addition to the user, and are different people', () => {
  const none = { witness_user_id: null, admin_signer_user_id: null };
  expect(outcome(signersFit(three, none))).toBe('ok');
  expect(outcome(signersFit({ ...three, is_signature_required: false }, none))).toBe(
    'document_user_signs_first',
  );
  expect(outcome(signersFit(three, { witness_user_id: 'wes', admin_signer_user_id: 'wes' }))).toBe(
    'document_signers_distinct',
  );
});

const relation = (more: Partial<ReturnType<typeof documentRelation>>) => ({
  maker: false,
  author: false,
  approver: false,
  reader: true,
  editor: false,
  deleter: false,
  ...more,
});
const approver = relation({ approver: true });
const statuses: readonly DocumentStatus[] = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'];
const byStatus = (of: (status: DocumentStatus) => Result) => statuses.map((status) => outcome(of(status)));

test('a document is decided once, by a listed approver who did not make it or is the only admin', () => {
  const refusals = ['document_already_approved', 'document_already_rejected', 'document_already_cancelled'];
  const decide = (who: typeof approver, isOnlyAdmin = false, reason?: string) =>
    byStatus((status) =>
      decideDocument(status, who, { isOnlyAdmin, ...(reason === undefined ? {} : { reason }) }),
    );
  expect(decide(approver)).toEqual(['ok', ...refusals]);
  expect(decide(approver, false, 'Too long')).toEqual(['ok', ...refusals]);
  expect(decide(approver, false, ' ')).toEqual(['reason_required', ...refusals]);
  expect(decide(relation({ editor: true }))[0]).toBe('no_permission');
  expect(decide(relation({ approver: true, maker: true }))[0]).toBe('document_own');
  expect(decide(relation({ approver: true, author: true }))[0]).toBe('document_own');
  expect(decide(relation({ approver: true, maker: true }), true)[0]).toBe('ok');
});

test.each<[string, readonly string[], string | null, boolean]>([
  ['its author and somebody else', ['eve', 'ada'], null, true],
  ['its maker only', ['mia'], null, false],
  ['its maker and its author', ['mia', 'eve'], null, false],
  ['its author, who is the only admin', ['eve'], 'eve', true],
  ['nobody', [], null, false],
])('a document can be decided or not if its approvers are: %s', (_, approvers, onlyAdmin, decides) => {
  expect(hasEligibleApprover(approvers, ['mia', 'eve'], (id) => id === onlyAdmin)).toBe(decides);
});

test.each([
  ['clinic_admin', true, 'document_category_kept'],
  ['client_admin', true, 'ok'],
  ['clinic_admin', false, 'ok'],
] as const)(
  'a %s changes the category of a document that is confidential (%s): %s',
  (role, is_confidential, expected) => {
    expect(outcome(mayChangeCategory({ is_confidential }, { role }))).toBe(expected);
  },
);

test('a document can be cancelled while it waits for approval, and revised once it is approved or rejected', () => {
  const withdrawn = [
    'ok',
    'document_already_approved',
    'document_already_rejected',
    'document_already_cancelled',
  ];
  for (const who of [{ maker: true }, { deleter: true }])
    expect(byStatus((status) => cancelDocument(status, relation(who)))).toEqual(withdrawn);
  expect(outcome(cancelDocument('PENDING', approver))).toBe('no_permission');
  const revise = (who: Parameters<typeof relation>[0], note = 'New wipes') =>
    byStatus((status) => reviseDocument(status, relation(who), note));
  const revised = ['document_is_pending', 'ok', 'ok', 'document_already_cancelled'];
  expect(revise({ maker: true })).toEqual(revised);
  expect(revise({ editor: true })[1]).toBe('ok');
  expect(revise({ editor: true })[2]).toBe('no_permission');
  expect(revise({})[1]).toBe('no_permission');
  expect(revise({ maker: true }, ' ')[1]).toBe('document_note_needed');
});

test('only client admins read and edit others’ confidential documents', () => {
  const grants = new Set([
    'package:client-documents',
    'client-documents:VIEW',
    'client-documents:EDIT',
  ] as const);
  const of = (role: 'client_admin' | 'clinic_admin' | 'client', is_confidential: boolean) =>
    documentRelation(
      { created_by_user_id: 'mia', approver_user_ids: ['ada'], is_confidential },
      { user_id: 'ned', role, grants },
    );
  expect(of('client_admin', true)).toMatchObject({ reader: true, editor: true, deleter: false });
  expect(of('clinic_admin', true)).toMatchObject({ reader: false, editor: false });
  expect(of('clinic_admin', false)).toMatchObject({ reader: true, editor: true });
  expect(of('client', false)).toMatchObject({ reader: false, editor: false });
});

const stroke = (...points: readonly (readonly [number, number])[]): Strokes => [points];
const many = (count: number) => Array.from({ length: count }, (_, n): [number, number] => [n % 600, 100]);
test.each<[string, Strokes | null, string | null, string]>([
  ['drawn inside the box is accepted', stroke([0, 0], [600, 200]), null, 'ok'],
  ['typed is accepted', null, 'Mia', 'ok'],
  ['neither drawn nor typed is refused', null, null, 'signature_empty'],
  ['of blanks is refused', [], '  ', 'signature_empty'],
  ['of one point is refused', stroke([1, 1]), null, 'signature_empty'],
  ['right of the box is refused', stroke([1, 1], [600.1, 1]), 'Mia', 'signature_outside'],
  ['above the box is refused', stroke([1, 1], [5, -1]), null, 'signature_outside'],
  [
    'with a coordinate that is not a number is refused',
    stroke([1, 1], [Number.NaN, 1]),
    null,
    'signature_outside',
  ],
  ['of 2,000 points is accepted', [many(2000)], null, 'ok'],
  ['of 2,001 points is refused', [many(2001)], null, 'signature_too_long'],
  ['of 10,000 points is refused', [many(10_000)], 'Mia', 'signature_too_long'],
  ['of 101 strokes is refused', Array.from({ length: 101 }, () => many(2)), null, 'signature_too_long'],
])('a signature %s', (_, drawn, typed, expected) => {
  expect(outcome(checkSignature(drawn, typed))).toBe(expected);
});

describe.each(roleNames)('without a named signer, %s', (role) => {
  const grants = new Set(['package:client-documents', 'client-documents:EDIT'] as const);
  const edits = (is_confidential: boolean) =>
    ['client_admin', 'clinic_admin'].includes(roleOf(role).actsAs) &&
    documentRelation(
      { created_by_user_id: 'mia', approver_user_ids: [], is_confidential },
      { user_id: 'ada', role, grants },
    ).editor;
  const where = { nowhere: [], unconfidential: [false], everywhere: [false, true] } as const;
  test('can sign the documents that they may edit', () =>
    expect(where[signsForAnyone(role, grants)]).toEqual([false, true].filter(edits)));
  test('can sign nothing if they may not edit documents', () =>
    expect(signsForAnyone(role, new Set(['client-documents:VIEW']))).toBe('nowhere'));
});
