import { hashKey } from '../../src/auth/tokens.ts';
import { addForm } from '../induction/induction-world.ts';
import type { HttpAnswer } from '../support/person.ts';
import { north } from '../support/server.ts';
import type { Arena } from './arena.ts';

export interface EndpointRace {
  ask(n: number): Promise<HttpAnswer>;
  readonly winners: number;
  /** Requests that a busy machine refused are sent again. */
  readonly comesAgain?: true;
  done(): Promise<number>;
}

let number = 0;
const json = (body: object) => JSON.stringify(body);
const letTry = ({ sql }: Arena) => sql('delete from login_attempts');

/** The key is valid, as if it had been emailed. */
async function mailed({ sql }: Arena, user: string, kind: string): Promise<string> {
  number += 1;
  const key = `raced-key-${number}`.padEnd(43, 'x');
  await sql('delete from auth_keys where user_id = $1', [user]);
  await sql(
    `insert into auth_keys (client_id, user_id, kind, key_hash, expires_at)
     values ($1, $2, $3::auth_key_kind, $4, now() + interval '1 hour')`,
    [north.client, user, kind, hashKey(key)],
  );
  return key;
}
const byKey =
  (kind: string, user: string, path: string, body: (key: string, n: number) => object, action: string) =>
  async (arena: Arena): Promise<EndpointRace> => {
    await letTry(arena);
    const key = await mailed(arena, user, kind);
    const lines = () =>
      arena.count('select count(*) from audit_log where action = $1 and row_id = $2', [action, user]);
    const before = await lines();
    return {
      ask: (n) => arena.ask(n, 'POST', path, json({ ...body(key, n), subdomain: 'north' })),
      winners: 1,
      done: async () => (await lines()) - before,
    };
  };

const signIn = (arena: Arena, n: number, password: string) =>
  arena.ask(
    n,
    'POST',
    'auth/login-via-email-or-phone',
    json({ emailOrPhone: 'custom.north@north.example', password, sub_domain: 'north' }),
  );
const cookieOf = ({ headers }: HttpAnswer, kind: string): string => {
  const line = [headers['set-cookie'] ?? []].flat().find((each) => each.includes(`_${kind}_`));
  const value = /=([^;]+)/.exec(line ?? '')?.[1];
  if (!value) throw new Error(`no ${kind} cookie`);
  return value;
};
/** @returns The highest number of failures counted for one account or device. */
const tries = (arena: Arena, kind: string) => () =>
  arena.count('select coalesce(max(total_failures), 0) from login_attempts where kind = $1', [kind]);

export const endpointRaces: Readonly<Record<string, (arena: Arena) => Promise<EndpointRace>>> = {
  'a link for a new password': byKey(
    'RESET',
    north.users.custom,
    'auth/reset-password',
    (reset_key, n) => ({ reset_key, password: `Brand-new-horse-${n}` }),
    'password_set_by_link',
  ),
  'the link of an invitation': byKey(
    'VERIFY',
    north.users.custom,
    'auth-action/verify-users',
    (verify_key, n) => ({ verify_key, password: `Brand-new-horse-${n}` }),
    'password_set_by_link',
  ),
  'the link of a PIN': byKey(
    'PIN',
    north.users.custom,
    'auth-action/verify-users',
    (verify_key) => ({ verify_key }),
    'pin_drawn',
  ),
  async 'guesses at one password'(arena) {
    await letTry(arena);
    return { ask: (n) => signIn(arena, n, `Wrong-horse-${n}`), winners: 0, done: tries(arena, 'account') };
  },
  async 'guesses of PINs from one device'(arena) {
    await letTry(arena);
    await arena.sql('delete from ip_settings where client_id = $1', [north.client]);
    const device = 'd'.repeat(43);
    await arena.sql('delete from known_devices where device_hash = $1', [hashKey(device)]);
    await arena.sql('insert into known_devices (client_id, user_id, device_hash) values ($1, $2, $3)', [
      north.client,
      north.users.worker,
      hashKey(device),
    ]);
    return {
      ask: (n) =>
        arena.ask(
          n,
          'POST',
          'auth/login-via-passcode-without-role',
          json({ code: String(7_001 + n), subdomain: 'north' }),
          { cookie: `operatory_device_${arena.portOf(n)}=${device}` },
        ),
      winners: 0,
      done: tries(arena, 'pin'),
    };
  },
  /** Two people who have read the same form each save it with a different question, but only one succeeds. */
  async 'a form that is saved with its questions'(arena) {
    const { id, question } = await addForm(arena.sql);
    const [row] = await arena.sql(
      "select to_json(updated_at) #>> '{}' as updated_at from induction_forms where id = $1",
      [id],
    );
    const savers = await Promise.all(['admin', 'keeper'].map((who) => arena.signIn('north', who)));
    return {
      ask(n) {
        const saver = savers[Math.floor(n / 2) % 2];
        if (!saver) throw new Error('nobody saves');
        return arena.at(saver, n).post({
          query: `mutation ($id: uuid!, $question: uuid!, $name: String!) {
            form: update_induction_forms_by_pk(pk_columns: { id: $id }, _set: { name: $name }) { id }
            removed: delete_induction_form_fields(where: { id: { _eq: $question } }) { affected_rows }
            added: insert_induction_form_fields(objects: [{ induction_form_id: $id, name: $name }]) { affected_rows }
          }`,
          variables: { id, question, name: `Saved by ${n}` },
          extensions: { unchanged: { table: 'induction_forms', id, updated_at: row?.updated_at } },
        });
      },
      winners: 1,
      done: () =>
        arena.count(
          `select count(*) from induction_form_fields f join induction_forms i on i.id = f.induction_form_id and i.name = f.name
           where i.id = $1 and f.deleted_at is null and (select count(*) from induction_form_fields where induction_form_id = $1
             and deleted_at is null) = 1`,
          [id],
        ),
    };
  },
  async 'the next piece of an upload'(arena) {
    const worker = await arena.signIn('north', 'worker');
    const authorization = `Bearer ${worker.token}`;
    const piece = 'x'.repeat(100_000);
    const begun = await arena.ask(0, 'POST', 'file-upload/uploads?directory=tasks', '', {
      authorization,
      'content-type': 'text/plain',
      'content-disposition': 'attachment; filename="long.txt"',
      'upload-length': String(10 * piece.length),
      'upload-complete': '?0',
    });
    const location = String(begun.headers.location).replace('/api/v1/', '');
    return {
      ask: (n) =>
        arena.ask(n, 'PATCH', location, piece, {
          authorization,
          'content-type': 'application/partial-upload',
          'upload-offset': '0',
          'upload-complete': '?0',
        }),
      winners: 1,
      done: () =>
        arena.count('select received / $2 from file_uploads where id = $1', [
          location.split('/').at(-1),
          piece.length,
        ]),
    };
  },
};

/** Several tabs refresh their session at once, and all must get the same next token. */
export async function renewals(arena: Arena): Promise<(n: number) => Promise<string | null>> {
  await letTry(arena);
  const password = 'Brand-new-horse-9';
  const key = await mailed(arena, north.users.custom, 'RESET');
  await arena.ask(0, 'POST', 'auth/reset-password', json({ reset_key: key, password, subdomain: 'north' }));
  const token = cookieOf(await signIn(arena, 0, password), 'refresh');
  return async (n) => {
    const answer = await arena.ask(n, 'POST', 'auth/refresh', '{}', {
      cookie: `operatory_refresh_${arena.portOf(n)}=${token}`,
    });
    if (answer.status === 503) return null;
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
    return cookieOf(answer, 'refresh');
  };
}
