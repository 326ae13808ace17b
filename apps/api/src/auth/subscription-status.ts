import { messages } from '@operatory/domain';
import { EngineError } from '@operatory/engine';
import type { Actor } from '../context/context.ts';
import { HttpError } from '../errors/http-error.ts';

/** What is no change of the client's own records: reading one's bell and the news, being here. */
const harmless: ReadonlySet<string> = new Set([
  'mark_notifications_read',
  'mark_newsfeed_read',
  'set_online_status',
  '__typename',
]);

/**
 * After its subscription has ended a client is read-only for every user and rule, including rights that need no grant
 * (one's own row, a task one is a party to). `names`: the mutation's roots. @throws EngineError
 */
export function assertWritable(
  { subscriptionStatus }: Pick<Actor, 'subscriptionStatus'>,
  names: readonly string[],
): void {
  if (subscriptionStatus === 'active' || names.every((name) => harmless.has(name))) return;
  throw new EngineError('permission-error', messages.read_only);
}

/** The same for a file. @throws HttpError */
export function assertWritableStorage({ subscriptionStatus }: Pick<Actor, 'subscriptionStatus'>): void {
  if (subscriptionStatus !== 'active') throw new HttpError(403, 'read_only', messages.read_only);
}
