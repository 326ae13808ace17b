import { hasGrant } from '../permissions/effective.ts';
import { type Role, roleOf } from '../permissions/roles.ts';
import { allowIf, ok, type Result, refuse } from '../refusal.ts';
import { microsOf } from './exact-hours.ts';
import type { LeaveViewer } from './leave-transitions.ts';

/** Balances are money, so only users who run the client may change them. */
const runsPay = ({ role }: { readonly role: Role }): boolean => role === 'client_admin';

export const mayAdjustBalance = (actor: { readonly role: Role }): Result =>
  allowIf(runsPay(actor), 'no_permission');
export const readsLiability = (actor: { readonly role: Role }): boolean => runsPay(actor);

/** The person of a balance and the people who manage them. */
export interface BalanceParties {
  readonly user_id: string;
  readonly clinic_ids: readonly string[];
  /** Users to whom the person reports. */
  readonly manager_user_ids: readonly string[];
}
/** Whether the viewer may see the person's balances. Must match the permissions of their rows. */
export function readsBalance(person: BalanceParties, viewer: LeaveViewer): boolean {
  const { actsAs } = roleOf(viewer.role);
  if (actsAs === 'client' || !viewer.grants.has('package:leaves')) return false;
  if (person.user_id === viewer.user_id || person.manager_user_ids.includes(viewer.user_id)) return true;
  return (
    hasGrant(viewer.grants, 'leaves', 'VIEW') &&
    (actsAs === 'client_admin' || person.clinic_ids.some((id) => viewer.clinic_ids.includes(id)))
  );
}

/** Up to five digits and two decimals, never zero. */
const adjustment = /^[+-]?\d{1,5}(\.\d{1,2})?$/;

/**
 * Checks an adjustment, in millionths of an hour. If pending requests would then exceed the balance, it is refused until the user
 * confirms it.
 */
export function adjustBalance(
  { remaining, hrs, note }: { readonly remaining: string; readonly hrs: string; readonly note: string },
  isConfirmed: boolean,
): Result<bigint> {
  if (note.trim() === '') return refuse('reason_required');
  if (!adjustment.test(hrs)) return refuse('fill_valid_details');
  const micros = microsOf(hrs.replace('+', ''));
  if (micros === 0n) return refuse('fill_valid_details');
  const isShort = micros < 0n && microsOf(remaining) + micros < 0n;
  return isShort && !isConfirmed ? refuse('balance_below_pending') : ok(micros);
}
