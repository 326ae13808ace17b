import { messages } from '@operatory/domain';
import { EngineError } from '@operatory/engine';
import type { Actor } from '../context/context.ts';
import { HttpError } from '../errors/http-error.ts';

/** Users of a client whose plan has ended can still pay for a plan, mark things as read, and be online. */
const harmless: ReadonlySet<string> = new Set([
  'mark_notifications_read',
  'mark_newsfeed_read',
  'acknowledge_newsfeed',
  'set_online_status',
  'buy_package',
  'change_package',
  'renew_subscription',
  '__typename',
]);

/**
 * Refuses mutations after the client's plan has ended, except harmless ones, whatever the user's rights.
 * `names` are the mutation's root fields. @throws EngineError
 */
export function assertWritable(
  { subscriptionStatus }: Pick<Actor, 'subscriptionStatus'>,
  names: readonly string[],
): void {
  if (subscriptionStatus === 'active' || names.every((name) => harmless.has(name))) return;
  throw new EngineError('permission-error', messages.read_only);
}

/** @throws HttpError if the client's plan has ended */
export function assertWritableStorage({ subscriptionStatus }: Pick<Actor, 'subscriptionStatus'>): void {
  if (subscriptionStatus !== 'active') throw new HttpError(403, 'read_only', messages.read_only);
}
