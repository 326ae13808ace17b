import { createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { messages, passwordRule } from '@operatory/domain';
import { HttpError } from '../errors/http-error.ts';

/** The library's numeric value for argon2id: its enum does not exist at run time. */
const argon2id = 2;
const cost = { algorithm: argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
/** Hashes computed at the same time in one process; each takes 19 MiB and a core for a tenth of a second. */
const concurrency = 2;
const waitingAtMost = 64;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= concurrency) {
    if (waiting.length >= waitingAtMost)
      throw new HttpError(503, 'busy', 'The server is busy. Try again.', 2);
    // A call that finishes passes its slot on to this one, so `running` does not change.
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

/** Applies the pepper before argon2id, so that passwords cannot be guessed from a stolen database alone. */
export const peppered = (pepper: string, password: string) =>
  createHmac('sha256', Buffer.from(pepper, 'base64url')).update(password.normalize('NFC')).digest('base64');

/** argon2id in PHC form, salt included. `pepper` is base64url. */
export const hashPassword = (pepper: string, password: string): Promise<string> =>
  inTurn(() => hash(peppered(pepper, password), cost));

const dummies = new Map<string, Promise<string>>();

/** Whether the password matches the hash. Without a hash a dummy is checked, so that both take the same time. */
export async function verifyPassword(
  pepper: string,
  stored: string | null,
  password: string,
): Promise<boolean> {
  if (!dummies.has(pepper)) dummies.set(pepper, hash(peppered(pepper, 'nobody'), cost));
  const dummy = await dummies.get(pepper);
  const known = stored?.startsWith('$argon2id$') ? stored : null;
  const right = await inTurn(() => verify(known ?? dummy ?? '', peppered(pepper, password)));
  return known !== null && right;
}

/** Why a new password is refused, as a sentence for its owner; null when it is accepted. `about`: names and addresses of the owner. */
export function passwordFault(password: string, about: readonly string[] = []): string | null {
  const rule = passwordRule(password, about);
  return rule.ok ? null : messages[rule.code];
}
