import { messages } from '@operatory/domain';
import { EngineError } from '@operatory/engine';
import type { Actor } from '../context/context.ts';
import { HttpError } from '../errors/http-error.ts';

/**
 * Mutations that a read-only client may still call: paying for the plan, and marking things as read or being online, which change
 * no records.
 */
const harmless: ReadonlySet<string> = new Set([
  'mark_notifications_read',
  'mark_newsfeed_read',
  'acknowledge_newsfeed',
  'set_online_status',
  // A plan that has ended can be had again.
  'buy_package',
  'change_package',
  'renew_subscription',
  '__typename',
]);

/**
 * Refuses changes after the client's subscription has ended. The client is then read-only for every user and rule, including rights
 * that need no grant (to the user's own row or a task they are a party to). `names`: the mutation's root fields. @throws EngineError
 */
export function assertWritable(
  { subscriptionStatus }: Pick<Actor, 'subscriptionStatus'>,
  names: readonly string[],
): void {
  if (subscriptionStatus === 'active' || names.every((name) => harmless.has(name))) return;
  throw new EngineError('permission-error', messages.read_only);
}

/** Like `assertWritable`, for a file. @throws HttpError */
export function assertWritableStorage({ subscriptionStatus }: Pick<Actor, 'subscriptionStatus'>): void {
  if (subscriptionStatus !== 'active') throw new HttpError(403, 'read_only', messages.read_only);
}
