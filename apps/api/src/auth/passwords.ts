import { createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { messages, passwordRule } from '@operatory/domain';
import { HttpError } from '../errors/http-error.ts';

/** The number of argon2id in the library's enum, which exists only as a type. */
const argon2id = 2;
const cost = { algorithm: argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
/**
 * The number of hashes that are calculated at the same time. Each takes 19 MiB of memory and a processor core
 * for a tenth of a second.
 */
const concurrency = 2;
const waitingAtMost = 64;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= concurrency) {
    if (waiting.length >= waitingAtMost)
      throw new HttpError(503, 'busy', 'The server is busy. Try again.', 2);
    // The finished call passes its place on, so `running` stays the same.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/**
 * The pepper is applied before argon2id, so that a stolen database alone is not enough to guess passwords.
 */
export const pepperedPassword = (pepper: string, password: string) =>
  createHmac('sha256', Buffer.from(pepper, 'base64url')).update(password.normalize('NFC')).digest('base64');

/** @returns An argon2id hash with its salt, in PHC form. `pepper` is base64url. */
export const hashPassword = (pepper: string, password: string): Promise<string> =>
  inTurn(() => hash(pepperedPassword(pepper, password), cost));

const dummies = new Map<string, Promise<string>>();

/** Without a stored hash, a dummy is checked, so that the time does not reveal whether the account exists. */
export async function verifyPassword(
  pepper: string,
  stored: string | null,
  password: string,
): Promise<boolean> {
  if (!dummies.has(pepper)) dummies.set(pepper, hash(pepperedPassword(pepper, 'nobody'), cost));
  const dummy = await dummies.get(pepper);
  const known = stored?.startsWith('$argon2id$') ? stored : null;
  const right = await inTurn(() => verify(known ?? dummy ?? '', pepperedPassword(pepper, password)));
  return known !== null && right;
}

/**
 * @returns The reason why a new password is refused, as a message for the user; null if it is accepted.
 * `about` are the user's names and addresses.
 */
export function passwordFault(password: string, about: readonly string[] = []): string | null {
  const rule = passwordRule(password, about);
  return rule.ok ? null : messages[rule.code];
}
