import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { listMail } from '../../src/mail/inbox.ts';
import { type HttpAnswer, send } from './person.ts';
import { eventually, type TestServer } from './server.ts';

type Values = Readonly<Record<string, unknown>>;
export interface Answer {
  readonly status: number;
  readonly body: Record<string, never> & Readonly<Record<string, unknown>>;
}
export const answerOf = ({ status, text }: HttpAnswer): Answer => ({ status, body: JSON.parse(text) });

let number = 0;
/** The form has a new name each time, because names are unique. */
export function signUpForm(more: Values = {}): Values & { readonly key: string; readonly email: string } {
  number += 1;
  return {
    key: randomUUID(),
    organisation: `Practice ${number}`,
    first_name: 'Ada',
    last_name: 'Ng',
    email: `ada${number}@practice.example`,
    phone: `04120${String(number).padStart(5, '0')}`,
    sub_domain: `practice${number}`,
    package_id: 1,
    team_id: 1,
    state: 'VIC',
    ...more,
  };
}

/** Each visitor of the main host has their own address, so that the limits of one do not affect another. */
export function visitor(server: Pick<TestServer, 'port'>, address = `127.0.7.${(number % 250) + 1}`) {
  const ask = async (method: string, path: string, body?: Values): Promise<Answer> =>
    answerOf(
      await send(
        server.port,
        `localhost:${server.port}`,
        method,
        `/api/v1/${path}`,
        body && JSON.stringify(body),
        {},
        address,
      ),
    );
  return {
    get: (path: string) => ask('GET', path),
    post: (path: string, body: Values) => ask('POST', path, body),
  };
}

/** The email arrives some time after the request, so the key is waited for. */
export async function mailedKey({ context }: Pick<TestServer, 'context'>, email: string): Promise<string> {
  const mail = await eventually(
    async () => (await listMail(context.env.DATA_DIR)).find(({ to }) => to.includes(email)),
    (found) => found !== undefined,
  );
  return /confirm\?key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/**
 * Tables that count attempts, and notifications, which jobs write, are left out because they change by
 * themselves.
 */
export async function rowCounts(root: pg.Pool): Promise<Readonly<Record<string, number>>> {
  const { rows: tables } = await root.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname not in ('login_attempts', 'user_notifications') order by relname`,
  );
  const counts = tables.map(
    ({ name }) => `select '${name}' as name, count(*)::int as rows from public."${name}"`,
  );
  const { rows } = await root.query<{ name: string; rows: number }>(counts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]));
}
