import type { approvalStatuses } from '../choices.ts';
import { allowed, allowIf, ok, type Result, refuse } from '../refusal.ts';
import type { PunchShift } from './punch-shift.ts';

/** A viewer's relation to a shift. */
export interface RosterRelation {
  /** Whether the shift belongs to the viewer. */
  readonly own: boolean;
  /** Whether the viewer has clinic-rosters EDIT in its clinic. */
  readonly editor: boolean;
}
type Clocked = Pick<PunchShift, 'published' | 'clocked_in_at'>;

/** The plan of a shift changes until somebody has clocked in; then only a change request does. */
export const mayEditShift = ({ clocked_in_at }: Clocked, { editor }: RosterRelation): Result =>
  editor ? allowIf(clocked_in_at === null, 'shift_clocked') : refuse('no_permission');

/** Whether a shift may be deleted, and whether its person is notified: a draft was never visible to them. */
export function deleteShift(
  shift: Clocked,
  relation: RosterRelation,
): Result<{ readonly notifies: boolean }> {
  const may = mayEditShift(shift, relation);
  return may.ok ? ok({ notifies: shift.published }) : may;
}

/** People may request other times for their own published shifts; editors for anyone's. Only one request may be pending. */
export function mayRequestRosterChange(
  { published }: Pick<PunchShift, 'published'>,
  { own, editor }: RosterRelation,
  isOnePending: boolean,
): Result {
  if (!editor && !(own && published)) return refuse('no_permission');
  return allowIf(published && !isOnePending, published ? 'roster_change_pending' : 'shift_not_published');
}

/** Another person with EDIT decides; a rejection requires a reason. */
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
