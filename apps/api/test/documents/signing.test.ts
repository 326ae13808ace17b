import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../support/person.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';
import { type DocumentWorld, documentWorld, policy, signedByThree } from './document-world.ts';

let server: TestServer;
let world: DocumentWorld;
let people: Record<'admin' | 'keeper' | 'worker' | 'helper' | 'other', Person>;
const { users } = north;

beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'worker', 'helper', 'other');
  world = await documentWorld(async (text, values = []) => (await server.root.query(text, [...values])).rows);
});

const open = async (by: Person, id: string) =>
  by.refusal('open_document_assignment', { id: (await world.assignment(id)).id });
const step = 'Someone else has to sign here';

describe('a policy that three people sign', () => {
  let id: string;
  beforeAll(async () => {
    id = await world.submit(people.keeper, { ...signedByThree, approver_ids: [users.admin] });
  });
  test('is in nobody’s Inbox until a listed approver approves it', async () => {
    expect(await world.document(id)).toMatchObject({ status: 'PENDING', assigned_count: 0 });
    const approve = { id, version: 1 };
    expect(await people.worker.refusal('approve_client_document', approve)).toBe('Not found');
    expect(await people.keeper.refusal('approve_client_document', approve)).toMatch('Permission');
    expect(await people.admin.refusal('approve_client_document', { id, version: 9 })).toMatch('Reload');
    expect(await people.admin.refusal('approve_client_document', approve)).toBeNull();
    expect(await world.assignment(id)).toMatchObject({ next_signer: 'USER', next_user_id: users.worker });
    expect(await people.admin.refusal('approve_client_document', approve)).toMatch('already been approved');
  });
  test('is signed by user, witness and admin, in that order and each by themselves', async () => {
    expect(await world.sign(people.worker, 'worker', 'sign_document_assignment', id)).toMatch(
      'Open the document',
    );
    expect(await open(people.worker, id)).toBeNull();
    expect(await world.sign(people.helper, 'helper', 'witness_document_assignment', id)).toMatch('your turn');
    expect(await world.sign(people.helper, 'helper', 'sign_document_assignment', id)).toBe(step);
    expect(await world.sign(people.other, 'worker', 'sign_document_assignment', id)).toBe('Not found');
    const signs = (more: Readonly<Record<string, unknown>>) =>
      world.sign(people.worker, 'worker', 'sign_document_assignment', id, more);
    expect(await signs({ version: 9 })).toMatch('Reload');
    expect(await signs({ consent: false })).toMatch('Tick');
    expect(await signs({ secret: '0000' })).toBe('Please Enter Valid Passcode');
    expect(await signs({ typed_name: ' ' })).toBe('Draw or type your name');
    expect(
      await signs({
        drawn: [
          [
            [1, 1],
            [601, 1],
          ],
        ],
      }),
    ).toMatch('leaves the box');
    const long = Array.from({ length: 10_000 }, (_, n) => [n % 600, 1]);
    expect(await signs({ drawn: [long] })).toMatch('too many lines');
    expect(
      await signs({
        drawn: [
          [
            [1, 1],
            [500, 150],
          ],
        ],
      }),
    ).toBeNull();
    expect(await signs({})).toBe('This was already signed');
    expect(await world.assignment(id)).toMatchObject({
      status: 'USER_SIGNED',
      signed_status: 'PARTIAL',
      next_user_id: users.helper,
    });
    expect(await world.sign(people.admin, 'admin', 'admin_sign_document_assignment', id)).toMatch(
      'your turn',
    );
    expect(await world.sign(people.helper, 'helper', 'witness_document_assignment', id)).toBeNull();
    expect(await world.sign(people.keeper, 'keeper', 'admin_sign_document_assignment', id)).toBe(step);
    expect(await world.sign(people.admin, 'admin', 'admin_sign_document_assignment', id)).toBeNull();
    expect(await world.assignment(id)).toMatchObject({ status: 'COMPLETED', next_signer: null });
    expect(await world.document(id)).toMatchObject({ signed_status: 'SIGNED', completed_count: 1 });
    const counted = await world.sql(
      `select (select count(*)::int from client_document_certificates) as certificates,
         (select count(*)::int from client_document_signatures where ip_address is not null and length(hash) = 64) as signatures`,
    );
    expect(counted).toEqual([{ certificates: 1, signatures: 3 }]);
  });
  test('is assigned again with its next version, and keeps its completed assignment', async () => {
    const revise = {
      id,
      version: 2,
      ...signedByThree,
      description: 'New wipes.',
      approver_ids: [users.admin],
    };
    expect(await people.keeper.refusal('revise_client_document', { ...revise, note: ' ' })).toBe(
      'Say what has changed',
    );
    // An empty list does not remove the approvers of the earlier version.
    const asked = { ...revise, note: 'New wipes', approver_ids: [] };
    expect(await people.keeper.refusal('revise_client_document', asked)).toBeNull();
    expect(await world.document(id)).toMatchObject({
      status: 'PENDING',
      current_version_no: 2,
      signed_status: 'PENDING',
    });
    expect(await people.admin.refusal('approve_client_document', { id, version: 3 })).toBeNull();
    expect(await world.assignment(id)).toMatchObject({ status: 'ASSIGNED' });
    const statuses = await world.sql(
      'select status::text from client_document_assignments where client_document_id = $1 order by created_at, status',
      [id],
    );
    expect(statuses.map(({ status }) => status).sort()).toEqual(['ASSIGNED', 'COMPLETED']);
  });
});

test('an assignment can be completed with the version that was read before the document was opened', async () => {
  const id = await world.submit(people.admin, policy);
  const read = await world.assignment(id);
  expect(await open(people.worker, id)).toBeNull();
  expect(await world.assignment(id)).toMatchObject({ status: 'VIEWED' });
  const { id: of, version } = read;
  expect(await people.worker.refusal('complete_document_assignment', { id: of, version })).toBeNull();
  expect(await world.assignment(id)).toMatchObject({ status: 'COMPLETED' });
});

test('a document without approvers is assigned immediately; submitting it again with the same id adds nothing', async () => {
  const id = crypto.randomUUID();
  const values = {
    id,
    ...policy,
    selected_user_type: 'ROLES',
    role_names: ['client_employee'],
    user_ids: [],
  };
  for (const _ of [1, 2]) expect(await people.admin.refusal('submit_client_document', values)).toBeNull();
  const got = await world.sql(
    'select user_id from client_document_assignments where client_document_id = $1',
    [id],
  );
  expect(got.map(({ user_id }) => user_id)).toContain(users.worker);
  expect(got.map(({ user_id }) => user_id)).not.toContain(users.admin);
  const more = await people.admin.must<{ assign_client_document: unknown }>(
    `mutation m($id: uuid!, $users: [uuid!]) { assign_client_document(id: $id, user_ids: $users) { assigned already } }`,
    { id, users: [users.worker, users.keeper] },
  );
  expect(more.assign_client_document).toEqual({ assigned: 1, already: 1 });
});

test('a document that is only read is completed once, by its reader, after they have opened it', async () => {
  const id = await world.submit(people.admin, policy);
  const { id: of } = await world.assignment(id);
  const complete = async (by: Person) =>
    by.refusal('complete_document_assignment', { id: of, version: (await world.assignment(id)).version });
  expect(await complete(people.worker)).toMatch('Open the document');
  await open(people.worker, id);
  expect(await complete(people.admin)).toMatch('Permission');
  expect(
    await people.worker.refusal('decline_document_assignment', { id: of, version: 1, reason: ' ' }),
  ).toBe('Reason is required');
  expect(await complete(people.worker)).toBeNull();
  expect(await complete(people.worker)).toBe('This document is already completed');
  expect(await world.document(id)).toMatchObject({ signed_status: 'SIGNED' });
});

test('a document that was declined can be sent again by an assigner', async () => {
  const id = await world.submit(people.admin, signedByThree);
  const { id: of, version } = await world.assignment(id);
  expect(
    await people.worker.refusal('decline_document_assignment', { id: of, version, reason: 'Not mine' }),
  ).toBeNull();
  expect(await world.sign(people.worker, 'worker', 'sign_document_assignment', id)).toMatch('was declined');
  expect(await people.worker.refusal('resend_document_assignment', { id: of })).toMatch('Permission');
  expect(
    await people.admin.refusal('resend_document_assignment', { id: of, due_date: '2020-01-01' }),
  ).toMatch('not passed');
  expect(await people.admin.refusal('resend_document_assignment', { id: of })).toBeNull();
  expect(await world.assignment(id)).toMatchObject({ status: 'ASSIGNED', next_user_id: users.worker });
  expect(await people.admin.refusal('resend_document_assignment', { id: of })).toMatch('Nudge');
});

test('counts pending items of the Inbox, and shows progress to assigners', async () => {
  const inbox = 'query { my_inbox { to_sign to_read to_upload overdue } }';
  const before = (await people.worker.must<{ my_inbox: Record<string, number> }>(inbox)).my_inbox;
  const id = await world.submit(people.admin, { ...signedByThree, is_download_and_upload_file: true });
  expect((await people.worker.must<{ my_inbox: object }>(inbox)).my_inbox).toEqual({
    ...before,
    to_upload: (before.to_upload ?? 0) + 1,
  });
  // Assignments without a named signer wait for every admin who may sign, except people who took part.
  const inboxOf = async (by: Person) => (await by.must<{ my_inbox: { to_sign: number } }>(inbox)).my_inbox;
  const mine = (await inboxOf(people.admin)).to_sign;
  const anyone = await world.submit(people.admin, {
    ...policy,
    is_signature_required: true,
    is_admin_signature_required: true,
    user_ids: [users.worker, users.admin],
  });
  await world.sql(
    `update client_document_assignments set status = 'USER_SIGNED', signed_status = 'PARTIAL' where client_document_id = $1`,
    [anyone],
  );
  expect((await inboxOf(people.admin)).to_sign).toBe(mine + 1);
  const progress = `query p($id: uuid!) { document_progress(id: $id) { people { user_id status is_overdue next_signer clinics } } }`;
  expect(await people.admin.must(progress, { id })).toEqual({
    document_progress: {
      people: [
        {
          user_id: users.worker,
          status: 'ASSIGNED',
          is_overdue: false,
          next_signer: 'USER',
          clinics: expect.anything(),
        },
      ],
    },
  });
  expect((await people.worker.ask(progress, { id })).errors?.[0]?.message).toBe('Not found');
  const matrix =
    'query { document_matrix { documents { id } people { user_id } cells { user_id document_id state } } }';
  const shown = await people.admin.must<{ document_matrix: { cells: readonly object[] } }>(matrix);
  expect(shown.document_matrix.cells).toContainEqual({
    user_id: users.worker,
    document_id: id,
    state: 'OPEN',
  });
  expect(await people.worker.must(matrix)).toEqual({
    document_matrix: { documents: [], people: [], cells: [] },
  });
});

test('a second nudge on the same day reminds nobody, and guesses of a PIN are limited', async () => {
  const id = await world.submit(people.admin, { ...policy, is_signature_required: true });
  await open(people.worker, id);
  const nudge = async () =>
    (
      await people.admin.must<{ nudge_assignees: { nudged: number } }>(
        'mutation n($id: uuid!) { nudge_assignees(id: $id) { nudged } }',
        { id },
      )
    ).nudge_assignees.nudged;
  expect([await nudge(), await nudge()]).toEqual([1, 0]);
  const guesses: (string | null)[] = [];
  for (let n = 0; n < 6; n += 1)
    guesses.push(
      await world.sign(people.worker, 'worker', 'sign_document_assignment', id, { secret: `000${n}` }),
    );
  expect(guesses[0]).toBe('Please Enter Valid Passcode');
  expect(guesses.at(-1)).toMatch('Too many attempts');
  expect(await world.sign(people.worker, 'worker', 'sign_document_assignment', id)).toMatch(
    'Too many attempts',
  );
});
