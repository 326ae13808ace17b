import { sqlStateOf, type Tx, withTenant } from '@operatory/db';
import type { z } from 'zod';
import type { AppContext, SignedIn } from '../context/context.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import { unansweredError } from '../errors/http-error.ts';
import { digestOf, keyReused } from './idempotency.ts';
import { refused } from './refuse.ts';

/** These are the SQLSTATEs of a serialisation failure and a deadlock. */
const retried = new Set(['40001', '40P01']);
const attempts = 4;
/**
 * @returns True if the database rejected a value that only it can check, such as another client's row or a
 * file of another person.
 */
const isUnfitValue = (error: unknown): boolean => /^2[23]/.test(sqlStateOf(error) ?? '');
/** The SQLSTATE that a trigger raises for a change of approved hours. */
const approvedHours = 'TS001';

/** Turns errors that only the database can detect into refusals. Other errors are returned unchanged. */
export function refusalByDatabase(error: unknown): unknown {
  if (sqlStateOf(error) === approvedHours) return refused('timesheet_approved');
  return isUnfitValue(error) ? refused('fill_valid_details') : error;
}

export interface Call<Answer> {
  readonly app: AppContext;
  /** The person to whom the idempotency key belongs. */
  readonly actor: Pick<SignedIn, 'client_id' | 'user_id'>;
  /**
   * A digest of `name` and `input` is stored with the idempotency key, so that it cannot be used for
   * another call.
   */
  readonly name: string;
  readonly input: unknown;
  readonly key: string | null;
  /** Parses the stored answer when the key is repeated. */
  readonly answer: z.ZodType<Answer>;
  /** `api` by default. */
  readonly login?: 'api' | 'platform';
  readonly timeoutMilliseconds: number;
}

/**
 * Runs a call's work and stores its idempotency key, in one transaction. A repeated key returns the first
 * call's answer. Serialisation failures and deadlocks are retried.
 */
export async function transact<Answer>(
  call: Call<Answer>,
  work: (db: Tx) => Promise<Answer>,
): Promise<Answer> {
  const { app, actor, login } = call;
  const store = {
    clientId: actor.client_id,
    now: app.clock.setting(),
    ...(login === 'platform' ? { login } : {}),
  };
  for (let attempt = 1; ; attempt++) {
    let committing = false;
    try {
      return await withTenant(store, () =>
        app.prisma.$transaction(
          async (db) => {
            const earlier = await claimKey(db, call);
            if (earlier) return earlier;
            const answer = await work(db);
            if (call.key !== null) {
              await db.idempotency_keys.updateMany({
                where: { client_id: actor.client_id, user_id: actor.user_id, key: call.key },
                data: { answer: answer as object },
              });
            }
            committing = true;
            return answer;
          },
          { maxWait: 5_000, timeout: call.timeoutMilliseconds },
        ),
      );
    } catch (error) {
      if (committing && isDatabaseAway(error)) throw unansweredError();
      if (attempt === attempts || !retried.has(sqlStateOf(error) ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5 * 2 ** attempt * (0.5 + Math.random())));
    }
  }
}

/**
 * @returns The stored answer of an earlier call with this key; null if this is the first. Waits while the
 * first call is still running.
 */
async function claimKey<Answer>(
  db: Tx,
  { app, actor, name, input, key, answer }: Call<Answer>,
): Promise<Answer | null> {
  if (key === null) return null;
  const digest = digestOf(app.secrets, name, input);
  const where = { client_id: actor.client_id, user_id: actor.user_id, key };
  const { count } = await db.idempotency_keys.createMany({
    data: [{ ...where, digest }],
    skipDuplicates: true,
  });
  if (count === 1) return null;
  const row = await db.idempotency_keys.findFirst({ where });
  if (row?.digest !== digest) throw keyReused();
  return answer.parse(row.answer);
}
