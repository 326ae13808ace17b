import type { Grant } from '@operatory/resource';
import type { Action } from '../permissions/actions.ts';
import { hasGrant } from '../permissions/effective.ts';
import { type Role, roleOf } from '../permissions/roles.ts';
import { allowed, allowIf, ok, type Result, refuse } from '../refusal.ts';
import type { Instant } from '../time/zoned-time.ts';

export interface StockViewer {
  readonly user_id: string;
  /** For a custom role, its base role. */
  readonly role: Role;
  readonly clinic_ids: readonly string[];
  readonly grants: Pick<ReadonlySet<Grant>, 'has'>;
}

/** A clinic's stock is visible to users who work there and users whose role is for the whole client. */
export const canSeeStock = ({ role, clinic_ids }: StockViewer, clinicId: string): boolean =>
  roleOf(role).actsAs === 'client_admin' || clinic_ids.includes(clinicId);
export const mayActOnStock = ({ grants }: StockViewer, module: string, action: Action): Result =>
  allowIf(hasGrant(grants, module, action), 'no_permission');
export const mayUndoUse = (viewer: StockViewer, use: { readonly user_id: string }): Result =>
  use.user_id === viewer.user_id ? allowed : mayActOnStock(viewer, 'product-usages', 'EDIT');

/** Amounts are in thousandths. */
export interface LotFacts {
  readonly id: string;
  readonly left: number;
  /** The last day on which the lot may be used, `yyyy-mm-dd`. Null if it does not expire. */
  readonly expiry_date: string | null;
  readonly received_at: Instant;
  readonly is_disposed: boolean;
}

export const isExpired = ({ expiry_date }: Pick<LotFacts, 'expiry_date'>, today: string): boolean =>
  expiry_date !== null && expiry_date < today;
export const isUsable = (lot: LotFacts, today: string): boolean =>
  !lot.is_disposed && lot.left > 0 && !isExpired(lot, today);

/** Users are notified this many days before a lot expires. */
export const expiresSoonDays = 30;

/** Sorts lots without an expiry date last. */
const never = '9999-12-31';
const expiryOf = ({ expiry_date }: LotFacts): string => expiry_date ?? never;
const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);
const millis = (instant: Instant): number => new Date(instant).getTime();

/** First expired, first out. Lots with the same expiry are sorted by the time they were received. */
export const byExpiry = (a: LotFacts, b: LotFacts): number =>
  compare(expiryOf(a), expiryOf(b)) ||
  compare(millis(a.received_at), millis(b.received_at)) ||
  compare(a.id, b.id);

export const usableStock = (lots: readonly LotFacts[], today: string): number =>
  lots.reduce((sum, lot) => sum + (isUsable(lot, today) ? lot.left : 0), 0);

export interface TakenLot {
  readonly id: string;
  readonly amount: number;
}

/**
 * @returns The amounts to take from usable lots, beginning with the lot that expires first. Refuses if
 * there is not enough.
 */
export function takeFrom(
  lots: readonly LotFacts[],
  wanted: number,
  today: string,
): Result<readonly TakenLot[]> {
  const taken: TakenLot[] = [];
  let missing = wanted;
  for (const lot of lots.filter((each) => isUsable(each, today)).sort(byExpiry)) {
    if (missing <= 0) break;
    const amount = Math.min(lot.left, missing);
    taken.push({ id: lot.id, amount });
    missing -= amount;
  }
  return missing > 0 ? refuse('only_in_stock') : ok(taken);
}

/**
 * @returns The whole amount, to be taken from the chosen lot. If another lot expires earlier, a reason is
 * required.
 */
export function takeFromChosen(
  lots: readonly LotFacts[],
  chosen: LotFacts,
  wanted: number,
  today: string,
  reason: string | null,
): Result<readonly TakenLot[]> {
  if (chosen.is_disposed) return refuse('lot_disposed');
  if (isExpired(chosen, today)) return refuse('lot_expired');
  if (chosen.left < wanted) return refuse('only_in_lot');
  const isFirst = !lots.some((lot) => isUsable(lot, today) && expiryOf(lot) < expiryOf(chosen));
  return isFirst || reason ? ok([{ id: chosen.id, amount: wanted }]) : refuse('lot_reason_needed');
}

export const mayDispose = ({ is_disposed, left }: LotFacts): Result =>
  is_disposed ? refuse('lot_disposed') : allowIf(left > 0, 'lot_empty');

/** A disposal can be undone for this many minutes, to correct a mistake. */
export const undoDisposalMinutes = 10;
/** Only the user who disposed of the lot may undo the disposal. */
export function mayUndoDisposal(
  lot: { readonly disposed_by_user_id: string | null; readonly disposed_at: Instant | null },
  { user_id }: Pick<StockViewer, 'user_id'>,
  now: Instant,
): Result {
  if (lot.disposed_by_user_id !== user_id) return refuse('lot_disposed_by_other');
  const age = lot.disposed_at === null ? 0 : millis(now) - millis(lot.disposed_at);
  return allowIf(age <= undoDisposalMinutes * 60_000, 'lot_disposed_too_long');
}

/**
 * @returns The correction of a lot's amount. `seen` is the amount that the user saw; the correction is
 * refused if it has changed.
 */
export function adjustment(
  { is_disposed, left }: LotFacts,
  seen: number,
  found: number,
  isCounted: boolean,
): Result<number> {
  if (is_disposed) return refuse('lot_disposed');
  if (isCounted) return refuse('lot_is_counted');
  return left === seen ? ok(found - left) : refuse('stock_is_newer');
}

/** @returns The amount to move: `wanted`, or the whole lot if that is null. */
export function transferAmount(
  lot: LotFacts & { readonly clinic_storage_location_id: string | null },
  to: string,
  wanted: number | null,
): Result<number> {
  if (lot.is_disposed) return refuse('lot_disposed');
  if (lot.left <= 0) return refuse('lot_empty');
  if (lot.clinic_storage_location_id === to) return refuse('lies_there');
  const amount = wanted ?? lot.left;
  return amount > lot.left ? refuse('only_in_lot') : ok(amount);
}

/**
 * A use can be undone if all lots that it took from exist and are not disposed of. Undefined stands for a
 * deleted lot.
 */
export const mayUndoUseOfLots = (lots: readonly (Pick<LotFacts, 'is_disposed'> | undefined)[]): Result =>
  lots.includes(undefined)
    ? refuse('use_lot_gone')
    : allowIf(
        lots.every((lot) => !lot?.is_disposed),
        'use_not_returned',
      );
