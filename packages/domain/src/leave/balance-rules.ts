import { hasGrant } from '../permissions/effective.ts';
import { type Role, roleOf } from '../permissions/roles.ts';
import { allowIf, ok, type Result, refuse } from '../refusal.ts';
import { microsOf } from './exact-hours.ts';
import type { LeaveViewer } from './leave-transitions.ts';

/** Balances are worth money, so only users with the role client_admin may change them. */
const runsPay = ({ role }: { readonly role: Role }): boolean => role === 'client_admin';

export const mayAdjustBalance = (actor: { readonly role: Role }): Result =>
  allowIf(runsPay(actor), 'no_permission');
export const readsLiability = (actor: { readonly role: Role }): boolean => runsPay(actor);

export interface BalanceParties {
  readonly user_id: string;
  readonly clinic_ids: readonly string[];
  /** The users to whom the person reports. */
  readonly manager_user_ids: readonly string[];
}
/**
 * @returns True if the viewer may see a person's balances. The table's row permissions must agree with this.
 */
export function readsBalance(person: BalanceParties, viewer: LeaveViewer): boolean {
  const { actsAs } = roleOf(viewer.role);
  if (actsAs === 'client' || !viewer.grants.has('package:leaves')) return false;
  if (person.user_id === viewer.user_id || person.manager_user_ids.includes(viewer.user_id)) return true;
  return (
    hasGrant(viewer.grants, 'leaves', 'VIEW') &&
    (actsAs === 'client_admin' || person.clinic_ids.some((id) => viewer.clinic_ids.includes(id)))
  );
}

/** Up to five digits and two decimals. */
const adjustment = /^[+-]?\d{1,5}(\.\d{1,2})?$/;

/**
 * @returns The adjustment in millionths of an hour. If pending requests would then exceed the balance, the
 * user has to confirm it.
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
