import { randomUUID } from 'node:crypto';
import { hashKey } from '../../src/auth/tokens.ts';
import { send } from '../support/person.ts';
import { rivals } from '../support/race.ts';
import { signUpForm } from '../support/sign-up.ts';
import type { Arena } from './arena.ts';
import type { EndpointRace } from './endpoints.ts';

type Values = Readonly<Record<string, unknown>>;

/** @returns The key of a sign-up whose email was sent. */
async function mailed({ sql }: Arena, more: Values): Promise<string> {
  const { key: form_key, email, state: _, ...details } = signUpForm(more);
  const key = randomUUID() + randomUUID();
  await sql(
    `insert into sign_ups (form_key, email, details, key_hash, mailed_at, expires_at)
     values ($1, $2, $3, $4, now(), now() + interval '1 hour')`,
    [form_key, email, { ...details, state: 'VICTORIA' }, hashKey(key)],
  );
  return key;
}
/** Each visitor who finishes the sign-up has their own address. */
const finish = ({ portOf }: Arena, n: number, key: string) =>
  send(
    portOf(n),
    `localhost:${portOf(n)}`,
    'POST',
    `/api/v1/sign-up/${key}`,
    '{}',
    {},
    `127.0.5.${(n % 250) + 1}`,
  );

/**
 * @returns The number of finished sign-ups of an organisation, if each is a complete client and no other
 * client or row of one exists; otherwise -1.
 */
const wholeClients =
  ({ count }: Arena, organisation: string) =>
  () =>
    count(
      `with made as (select id from clients where name = $1)
       select case when
         (select count(*) from made) = (select count(*) from sign_ups s join made m on m.id = s.made_client_id)
         and not exists (select from made m where
           (select count(*) from users u where u.client_id = m.id) <> 1
           or (select count(*) from user_subscriptions u where u.client_id = m.id) <> 1
           or (select count(*) from client_transaction_history h where h.client_id = m.id) <> 1
           or (select count(*) from client_task_levels l where l.client_id = m.id) <> 4)
         and (select count(*) from sign_ups s where s.details->>'organisation' = $1 and s.finished_at is null)
           = (select count(*) from sign_ups s where s.details->>'organisation' = $1) - (select count(*) from made)
       then (select count(*) from made) else -1 end`,
      [organisation],
    );

export const signUpRaces: Readonly<Record<string, (arena: Arena) => Promise<EndpointRace>>> = {
  /** Five uses of the coupon are left, so five sign-ups become clients, and the others stay unfinished. */
  async 'sign-ups with one coupon'(arena) {
    const organisation = `Coupon race ${randomUUID()}`;
    const coupon_code = `RACE-${randomUUID().slice(0, 8)}`;
    await arena.sql(
      "insert into client_plans_code (title, coupon_code, type, value, no_of_coupon) values ('Raced', $1, 'PERCENTAGE', 15, 5)",
      [coupon_code],
    );
    const keys = await Promise.all(
      Array.from({ length: rivals }, () => mailed(arena, { organisation, coupon_code })),
    );
    const whole = wholeClients(arena, organisation);
    return {
      ask: (n) => finish(arena, n, keys[n] ?? ''),
      winners: 5,
      comesAgain: true,
      async done() {
        const used = await arena.count('select used from client_plans_code where coupon_code = $1', [
          coupon_code,
        ]);
        return used === 5 ? whole() : -1;
      },
    };
  },
  async 'sign-ups of one sub-domain'(arena) {
    const organisation = `Name race ${randomUUID()}`;
    const sub_domain = `race-${randomUUID().slice(0, 8)}`;
    const keys = await Promise.all(
      Array.from({ length: rivals }, () => mailed(arena, { organisation, sub_domain })),
    );
    return {
      ask: (n) => finish(arena, n, keys[n] ?? ''),
      winners: 1,
      comesAgain: true,
      done: wholeClients(arena, organisation),
    };
  },
  /** All requests finish the same sign-up by its key and succeed, but only one client is created. */
  async 'one sign-up finished by many'(arena) {
    const organisation = `Finish race ${randomUUID()}`;
    const key = await mailed(arena, { organisation });
    const whole = wholeClients(arena, organisation);
    return {
      ask: (n) => finish(arena, n, key),
      winners: rivals,
      comesAgain: true,
      done: async () => ((await whole()) === 1 ? rivals : -1),
    };
  },
};
