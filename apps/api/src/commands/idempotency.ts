import { catalog } from '@operatory/db';
import {
  type Engine,
  EngineError,
  type Prepared,
  type SharedTransaction,
  type Table,
} from '@operatory/engine';
import type { z } from 'zod';
import { pepperedHash } from '../auth/tokens.ts';
import type { Secrets, SignedIn } from '../context/context.ts';
import { Refusal } from '../errors/refusal.ts';

const maxKeyLength = 200;

/**
 * Reads an idempotency key from the request; null when there is none. @throws EngineError with `path` if it
 * is too long
 */
export function keyOf(value: unknown, path: string): string | null {
  if (typeof value !== 'string' || value === '') return null;
  if (value.length <= maxKeyLength) return value;
  throw new EngineError(
    'validation-failed',
    `'idempotency_key' may have at most ${maxKeyLength} characters`,
    path,
  );
}

export const keyReused = () =>
  new Refusal('key_reused', 'This key was used for another request', '$.args.idempotency_key');

/**
 * A digest by which a repeated request is recognised. It is peppered because a request may contain a password
 * or a confidential value.
 */
export const digestOf = (secrets: Secrets, name: string, input: unknown): string =>
  pepperedHash(secrets, 'idempotency', name, JSON.stringify(input));

export interface IdempotentRequest<Answer> {
  readonly who: SignedIn;
  readonly key: string;
  readonly digest: string;
  /** Parses the stored answer when the key is repeated. */
  readonly answer: z.ZodType<Answer>;
}

/**
 * Runs the work and stores its answer with the idempotency key, in one transaction. A repeated key gets the
 * first answer, and waits while the first request is still running. @throws Refusal when the key was used for
 * another request
 */
export async function withIdempotencyKey<Answer>(
  { query }: SharedTransaction,
  { who, key, digest, answer }: IdempotentRequest<Answer>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const owner = [who.client_id, who.user_id, key];
  const { rowCount } = await query({
    text: 'insert into idempotency_keys (client_id, user_id, key, digest) values ($1::uuid, $2::uuid, $3, $4) on conflict (client_id, user_id, key) do nothing',
    values: [...owner, digest],
  });
  if (rowCount !== 1) {
    const { rows } = await query({
      text: 'select digest, answer::text from idempotency_keys where client_id = $1::uuid and user_id = $2::uuid and key = $3',
      values: owner,
    });
    const [known, kept] = rows[0] ?? [];
    if (!known || !kept || known.toString() !== digest) throw keyReused();
    return answer.parse(JSON.parse(kept.toString()));
  }
  const done = await work();
  await query({
    text: 'update idempotency_keys set answer = $4::jsonb where client_id = $1::uuid and user_id = $2::uuid and key = $3',
    values: [...owner, JSON.stringify(done)],
  });
  return done;
}

const tables: Readonly<Record<string, Table | undefined>> = catalog.tables;
/**
 * An answer is stored unencrypted with its idempotency key, so it must not contain encrypted columns.
 * @throws EngineError
 */
export function assertNothingEncrypted(
  engine: Pick<Engine, 'columnsOf'>,
  prepared: Prepared,
  variables: Readonly<Record<string, unknown>>,
  who: SignedIn,
): void {
  for (const { table, column, use } of engine.columnsOf(prepared, variables, who))
    if (use === 'shown' && tables[table]?.columns[column]?.encrypted)
      throw new EngineError(
        'not-supported',
        `an encrypted column cannot be selected with an idempotency_key: '${table}.${column}'`,
      );
}
