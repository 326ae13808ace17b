import { allowed, allowIf, type Result, refuse } from '../refusal.ts';
import type { StockTakeStatus } from './inventory-choices.ts';
import { mayInStock, type StockViewer } from './stock-rules.ts';

const module = 'stock-takes';

/** A stock-take as its rules need it. */
export interface StockTakeFacts {
  readonly status: StockTakeStatus;
  readonly created_by_user_id: string;
}

export const mayCount = ({ status }: StockTakeFacts): Result =>
  allowIf(status === 'COUNTING', 'take_not_counting');

/** Once everything is counted; lots left out on purpose keep their recorded amount. */
export const mayFinish = (take: StockTakeFacts, uncounted: number, leaveUncounted: boolean): Result =>
  take.status !== 'COUNTING'
    ? refuse('take_not_counting')
    : allowIf(uncounted === 0 || leaveUncounted, 'take_lines_left');

/** By EDIT, once; not by who counted, unless all who may did. */
export function mayApprove(
  take: StockTakeFacts,
  viewer: StockViewer,
  counters: readonly string[],
  isAlone: boolean,
): Result {
  const may = mayInStock(viewer, module, 'EDIT');
  if (!may.ok) return may;
  if (take.status !== 'COUNTED') return refuse(take.status === 'COUNTING' ? 'take_counting' : 'take_closed');
  const counted = [take.created_by_user_id, ...counters].includes(viewer.user_id);
  return allowIf(!counted || isAlone, 'take_own');
}

/** By who started it, or EDIT, until it is approved. */
export function mayCancelTake(take: StockTakeFacts, viewer: StockViewer): Result {
  const may = take.created_by_user_id === viewer.user_id ? allowed : mayInStock(viewer, module, 'EDIT');
  if (!may.ok) return may;
  return allowIf(take.status === 'COUNTING' || take.status === 'COUNTED', 'take_closed');
}

/** A lot's counted amount, its recorded amount at that time, and what is left of it now; in thousandths. */
export interface CountedLot {
  readonly counted: number | null;
  readonly expected: number;
  readonly left: number;
  readonly is_disposed: boolean;
}

/**
 * What a count sets right. What was used or came since it was counted stays as it is; more than the books still have is not
 * taken away, and what was disposed of is gone whatever was counted.
 */
export const correctionOf = ({ counted, expected, left, is_disposed }: CountedLot): number =>
  counted === null || is_disposed ? 0 : Math.max(counted - expected, -left);
