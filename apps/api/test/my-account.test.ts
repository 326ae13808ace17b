import { messages } from '@operatory/domain';
import { beforeAll, expect, test } from 'vitest';
import { listMail } from '../src/mail/inbox.ts';
import { Person, password } from './support/person.ts';
import { eventually, north, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let keeper: Person;
let worker: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ keeper, worker } = await server.signInAll('north', 'keeper', 'worker'));
});

const mailsTo = (address: string, least = 1) =>
  eventually(
    async () => (await listMail(server.context.env.DATA_DIR, 500)).filter(({ to }) => to.includes(address)),
    (mails) => mails.length >= least,
  );
const change = (email: string, typed = password) =>
  worker.refusal('change_my_email', { email, password: typed });

test('users change their email address only with their password and to an unused one, and the old one is notified', async () => {
  expect(await change('worker.new@north.example', 'not my password')).toBe(messages.login_failed);
  expect(await change('KEEPER.north@north.example')).toBe(messages.email_taken);
  expect(await change('no address')).toBe("Email isn't a valid email address");
  await server.root.query(
    `insert into auth_keys (client_id, user_id, kind, key_hash, expires_at) values ($1, $2, 'RESET', 'hash', now() + interval '1 hour')`,
    [north.client, north.users.worker],
  );
  expect(await change(' Worker.New@north.example ')).toBeNull();
  expect(await mailsTo('worker.north@north.example')).toHaveLength(1);
  const { rows } = await server.root.query(
    `select (select email from users where id = $1) as email,
       (select count(*)::int from auth_keys where user_id = $1 and used_at is null) as keys,
       (select from_value || to_value from audit_log where row_id = $1::text and action = 'email_changed') as audited`,
    [north.users.worker],
  );
  expect(rows[0]).toMatchObject({ email: 'worker.new@north.example', keys: 0 });
  expect(rows[0].audited).toEqual({ email: 'worker.new@north.example' });
  const again = await Person.signIn(server.port, 'north', 'worker.new@north.example');
  expect(again.token).not.toBe('');
});

test('a change of the email address allows at most five wrong passwords, so that a session left open does not help to guess one', async () => {
  const answers: (string | null)[] = [];
  for (let n = 0; n < 7; n += 1)
    answers.push(
      await keeper.refusal('change_my_email', { email: 'x@north.example', password: `guess ${n}` }),
    );
  expect(answers.filter((sentence) => sentence === messages.login_failed).length).toBeLessThanOrEqual(5);
  expect(answers.at(-1)).toMatch(/^Too many attempts/);
});

test('a notification that is turned off in the bell is stored as read, and one that is turned off by email is not emailed', async () => {
  await server.root.query(
    "insert into user_preferences (client_id, user_id, key, value) values ($1, $2, 'notices', $3)",
    [
      north.client,
      north.users.keeper,
      JSON.stringify({ task_comment: { bell: false }, task_request: { mail: false } }),
    ],
  );
  const { admin } = await server.signInAll('north', 'admin');
  const notificationsOf = async (type: string) =>
    (
      await server.root.query(
        'select read, created_at from user_notifications where user_id = $1 and type = $2 and group_key = $3',
        [north.users.keeper, type, `tasks:${north.tasks.pending}`],
      )
    ).rows;
  await admin.must(
    'mutation ($object: task_comments_insert_input!) { insert_task_comments_one(object: $object) { id } }',
    { object: { task_id: north.tasks.pending, message: 'Have you looked?' } },
  );
  const before = (await listMail(server.context.env.DATA_DIR, 500)).length;
  await eventually(
    () => notificationsOf('task_comment'),
    (rows) => rows.length > 0,
  );
  expect((await notificationsOf('task_comment')).map(({ read }) => read)).toEqual([true]);
  const worker2 = await Person.signIn(server.port, 'north', 'worker.new@north.example');
  expect(
    await worker2.refusal('request_task_extension', {
      task_id: north.tasks.pending,
      extended_deadline_date: '2090-02-01',
      comment: 'More time',
    }),
  ).toBeNull();
  await eventually(
    () => notificationsOf('task_request'),
    (rows) => rows.length > 0,
  );
  expect((await notificationsOf('task_request')).map(({ read }) => read)).toEqual([false]);
  const mails = (await listMail(server.context.env.DATA_DIR, 500)).slice(0, -before || undefined);
  expect(mails.filter(({ to }) => to.includes('keeper.north@north.example'))).toEqual([]);
});

test('vaccinations are written and read by their user and read by the clinic’s admin, but not by a colleague', async () => {
  const one = '(pk_columns: { id: "' + north.users.worker + '" }, _set: { vaccinations: $list })';
  const write = (who: Person, list: unknown) =>
    who.ask(`mutation m($list: jsonb!) { update_users_by_pk${one} { id } }`, { list });
  const me = await Person.signIn(server.port, 'north', 'worker.new@north.example');
  const { helper } = await server.signInAll('north', 'helper');
  const given = ['Hepatitis B 2024', 'Influenza 2026'];
  expect((await write(me, given)).data?.update_users_by_pk).toEqual({ id: north.users.worker });
  expect((await write(me, { given })).errors?.[0]?.message).toBe('Vaccinations must be a list');
  expect((await write(helper, [])).data?.update_users_by_pk).toBeNull();
  const read = async (who: Person) =>
    (await who.ask(`{ users_by_pk(id: "${north.users.worker}") { vaccinations } }`)).data?.users_by_pk;
  for (const who of [me, keeper]) expect(await read(who)).toEqual({ vaccinations: given });
  expect(await read(helper)).toEqual({ vaccinations: null });
});
