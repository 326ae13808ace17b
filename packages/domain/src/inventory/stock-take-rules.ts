import { allowed, allowIf, type Result, refuse } from '../refusal.ts';
import type { StockTakeStatus } from './inventory-choices.ts';
import { mayActOnStock, type StockViewer } from './stock-rules.ts';

const module = 'stock-takes';

export interface StockTakeFacts {
  readonly status: StockTakeStatus;
  readonly created_by_user_id: string;
}

export const mayCount = ({ status }: StockTakeFacts): Result =>
  allowIf(status === 'COUNTING', 'take_not_counting');

/**
 * A stock-take can be finished when all lots are counted, or if the user chooses to leave the rest. Those
 * keep their recorded amounts.
 */
export const mayFinish = (take: StockTakeFacts, uncounted: number, leaveUncounted: boolean): Result =>
  take.status !== 'COUNTING'
    ? refuse('take_not_counting')
    : allowIf(uncounted === 0 || leaveUncounted, 'take_lines_left');

/** Approving needs EDIT. People who counted may approve only if nobody else could. */
export function mayApprove(
  take: StockTakeFacts,
  viewer: StockViewer,
  counters: readonly string[],
  isAlone: boolean,
): Result {
  const may = mayActOnStock(viewer, module, 'EDIT');
  if (!may.ok) return may;
  if (take.status !== 'COUNTED') return refuse(take.status === 'COUNTING' ? 'take_counting' : 'take_closed');
  const counted = [take.created_by_user_id, ...counters].includes(viewer.user_id);
  return allowIf(!counted || isAlone, 'take_own');
}

/** The creator and users with EDIT may cancel a stock-take until it is approved. */
export function mayCancelTake(take: StockTakeFacts, viewer: StockViewer): Result {
  const may = take.created_by_user_id === viewer.user_id ? allowed : mayActOnStock(viewer, module, 'EDIT');
  if (!may.ok) return may;
  return allowIf(take.status === 'COUNTING' || take.status === 'COUNTED', 'take_closed');
}

/**
 * `expected` is the recorded amount when the lot was counted, `left` the current one. All amounts are in
 * thousandths.
 */
export interface CountedLot {
  readonly counted: number | null;
  readonly expected: number;
  readonly left: number;
  readonly is_disposed: boolean;
}

/**
 * @returns The correction that a count makes. Stock that was used or received after the count stays taken
 * into account. A lot never becomes negative, and a disposed lot is not corrected.
 */
export const correctionOf = ({ counted, expected, left, is_disposed }: CountedLot): number =>
  counted === null || is_disposed ? 0 : Math.max(counted - expected, -left);
