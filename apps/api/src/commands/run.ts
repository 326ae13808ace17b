import { createHash } from 'node:crypto';
import { sqlStateOf, type Tx, withTenant } from '@operatory/db';
import { messages } from '@operatory/domain';
import { EngineError } from '@operatory/engine';
import { z } from 'zod';
import type { AppContext, SignedIn } from '../context.ts';
import { writeEvents } from '../outbox/store.ts';
import type { Call, Command, NewEvent, Outcome } from './define.ts';
import { Refusal } from './refusal.ts';
import { refused } from './refuse.ts';

/** Serialisation failure, deadlock. */
const retried = new Set(['40001', '40P01']);
const attempts = 4;

/**
 * Runs a command in one transaction: its rule, its rows, its events, and its idempotency key, all or nothing.
 * A repeated key answers what the first call did. Serialisation failures and deadlocks are tried again.
 */
export async function runCommand(
  app: AppContext,
  command: Command,
  values: Readonly<Record<string, unknown>>,
  actor: SignedIn,
): Promise<Outcome> {
  const { idempotency_key: key, ...rest } = values;
  const call = parse(command, rest);
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(app, command, call, actor, typeof key === 'string' && key !== '' ? key : null);
    } catch (error) {
      const state = sqlStateOf(error) ?? '';
      // A value that only the database could judge: a row of another client, a file that is not the writer's.
      if (/^2[23]/.test(state)) throw refused('fill_valid_details');
      if (attempt === attempts || !retried.has(state)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5 * 2 ** attempt * (0.5 + Math.random())));
    }
  }
}

type Runnable = Call & { readonly ok: true };
const mistyped = new Set(['invalid_type', 'invalid_value', 'invalid_union']);

function parse(command: Command, values: Readonly<Record<string, unknown>>): Runnable {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  const call = command.call(given);
  if (call.ok) return call;
  const issue = call.error.issues[0];
  const path = issue?.path.map(String) ?? [];
  const specified = Object.values<string>(messages).includes(issue?.message ?? '');
  // A value that its type cannot hold is no matter for the person, but for who wrote the operation.
  const isMistyped =
    issue && (mistyped.has(issue.code) || (issue.code === 'invalid_format' && issue.format === 'uuid'));
  if (isMistyped && !specified) {
    throw new EngineError(
      'validation-failed',
      `unexpected value for argument '${path.join('.')}': ${issue.message}`,
      `$.selectionSet.${[command.name, 'args', ...path].join('.')}`,
    );
  }
  const sentence = specified ? String(issue?.message) : messages.fill_valid_details;
  throw new Refusal('invalid', sentence, `$.args.${path.join('.')}`);
}

function once(
  app: AppContext,
  command: Command,
  call: Runnable,
  actor: SignedIn,
  key: string | null,
): Promise<Outcome> {
  return withTenant({ clientId: actor.client_id, now: app.clock.setting() }, () =>
    app.prisma.$transaction(
      async (db) => {
        const earlier = key === null ? null : await claimKey(db, command, call.input, actor, key);
        if (earlier) return earlier;
        const events: NewEvent[] = [];
        const outcome = await call.run({
          actor,
          now: app.clock.now(),
          db,
          emit: (event) => events.push(event),
        });
        if (events.length > 0) await writeEvents(db, actor, events);
        if (key !== null) {
          await db.idempotency_keys.updateMany({
            where: { client_id: actor.client_id, user_id: actor.user_id, key },
            data: { answer: outcome as object },
          });
        }
        return outcome;
      },
      { maxWait: 5_000, timeout: 10_000 },
    ),
  );
}

const stored = z.union([
  z.object({ id: z.string(), gone: z.boolean().optional() }),
  z.object({ affected_rows: z.number() }),
]);

/** The earlier call's outcome, or null when this call is the first; a concurrent first call is waited for. */
async function claimKey(
  db: Tx,
  command: Command,
  input: unknown,
  actor: SignedIn,
  key: string,
): Promise<Outcome | null> {
  const digest = createHash('sha256')
    .update(`${command.name}\n${JSON.stringify(input)}`)
    .digest('hex');
  const where = { client_id: actor.client_id, user_id: actor.user_id, key };
  const { count } = await db.idempotency_keys.createMany({
    data: [{ ...where, digest }],
    skipDuplicates: true,
  });
  if (count === 1) return null;
  const row = await db.idempotency_keys.findFirst({ where });
  if (row?.digest !== digest) {
    throw new Refusal('key_reused', 'This key was used for another request', '$.args.idempotency_key');
  }
  return stored.parse(row.answer);
}
