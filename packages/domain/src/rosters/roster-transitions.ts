import type { approvalStatuses } from '../choices.ts';
import { allowed, allowIf, ok, type Result, refuse } from '../refusal.ts';
import type { PunchShift } from './punch-shift.ts';

export interface RosterRelation {
  /** The shift is the viewer's own. */
  readonly own: boolean;
  /** The viewer has clinic-rosters EDIT at the shift's clinic. */
  readonly editor: boolean;
}
type Clocked = Pick<PunchShift, 'published' | 'clocked_in_at'>;

/** After somebody has clocked in, a shift's times change only by a change request. */
export const mayEditShift = ({ clocked_in_at }: Clocked, { editor }: RosterRelation): Result =>
  editor ? allowIf(clocked_in_at === null, 'shift_clocked') : refuse('no_permission');

/**
 * `notifies` says whether the person is notified. They are not notified of a deleted draft, which they never
 * saw.
 */
export function deleteShift(
  shift: Clocked,
  relation: RosterRelation,
): Result<{ readonly notifies: boolean }> {
  const may = mayEditShift(shift, relation);
  return may.ok ? ok({ notifies: shift.published }) : may;
}

/**
 * People request other times for their own published shifts, editors for everybody's. A shift can have only
 * one pending request.
 */
export function mayRequestRosterChange(
  { published }: Pick<PunchShift, 'published'>,
  { own, editor }: RosterRelation,
  isOnePending: boolean,
): Result {
  if (!editor && !(own && published)) return refuse('no_permission');
  return allowIf(published && !isOnePending, published ? 'roster_change_pending' : 'shift_not_published');
}

/** Only an editor who is not the shift's person may decide. A rejection needs a reason. */
export function decideRosterChange(
  request: { readonly status: (typeof approvalStatuses)[number]['value'] },
  { own, editor }: RosterRelation,
  decision: { readonly status: 'APPROVED' | 'REJECTED'; readonly message: string | null },
): Result {
  if (!editor) return refuse('no_permission');
  if (own) return refuse('roster_change_own');
  if (request.status !== 'PENDING') return refuse('roster_change_decided');
  return decision.status === 'APPROVED' || decision.message?.trim() ? allowed : refuse('message_is_required');
}
