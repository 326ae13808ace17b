import { allowed, allowIf, type Result, refuse } from '../refusal.ts';
import type { RosterSwapKind, RosterSwapStatus } from './roster-choices.ts';

export interface SwapShift {
  readonly clinic_id: string;
  /** Null for an open shift. */
  readonly user_id: string | null;
  readonly published: boolean;
  readonly starts_at: Date;
  readonly clocked_in_at: Date | null;
}
/**
 * A claim names the person who gets the shift. An offer to everybody names that person only once it is
 * accepted.
 */
export interface SwapRequest {
  readonly kind: RosterSwapKind;
  readonly status: RosterSwapStatus;
  readonly from_user_id: string | null;
  readonly to_user_id: string | null;
}
export interface SwapViewer {
  readonly user_id: string;
  /** The viewer works at the clinic and sees its published roster. */
  readonly member: boolean;
  /** The viewer has clinic-rosters EDIT at the clinic. */
  readonly editor: boolean;
}

const isComing = ({ published, starts_at, clocked_in_at }: SwapShift, now: Date): boolean =>
  published && clocked_in_at === null && starts_at > now;

/** A user may ask for an open shift of their clinic until it starts. */
export function claimShift(shift: SwapShift, { member }: SwapViewer, now: Date): Result {
  if (!member) return refuse('no_permission');
  if (!shift.published || shift.user_id !== null) return refuse('swap_shift_not_open');
  return allowIf(isComing(shift, now), 'swap_shift_started');
}

export interface SwapOffer {
  readonly shift: SwapShift;
  /** The colleague; null for an offer to everybody at the clinic. */
  readonly to_user_id: string | null;
  readonly returned: SwapShift | null;
}
/**
 * A user may offer their own future shift to everybody at the clinic, or to one colleague, maybe in return
 * for one of the colleague's shifts.
 */
export function offerShift(
  { shift, to_user_id, returned }: SwapOffer,
  viewer: SwapViewer,
  now: Date,
): Result {
  if (!viewer.member) return refuse('no_permission');
  if (shift.user_id !== viewer.user_id || !shift.published) return refuse('swap_not_your_shift');
  if (!isComing(shift, now)) return refuse('swap_shift_started');
  if (to_user_id === viewer.user_id) return refuse('swap_own_offer');
  if (returned === null) return allowed;
  return allowIf(
    returned.user_id !== null &&
      returned.user_id === to_user_id &&
      returned.clinic_id === shift.clinic_id &&
      isComing(returned, now),
    'swap_return_not_theirs',
  );
}

/** An offer is accepted by the colleague that it names, or by anybody at the clinic if it names nobody. */
export function acceptSwap(request: SwapRequest, { user_id, member }: SwapViewer): Result {
  if (request.from_user_id === user_id) return refuse('swap_own_offer');
  if (!member || (request.to_user_id !== null && request.to_user_id !== user_id))
    return refuse('no_permission');
  return allowIf(request.status === 'OFFERED', 'swap_not_offered');
}

/** A colleague may decline even after accepting. An offer to everybody cannot be declined. */
export function declineSwap(request: SwapRequest, { user_id }: SwapViewer): Result {
  if (request.kind !== 'SWAP' || request.to_user_id !== user_id) return refuse('no_permission');
  return allowIf(isOpenSwap(request), 'swap_decided');
}

/**
 * The person who made a request may cancel it: for a claim the one who wants the shift, for a swap the one
 * who offered it.
 */
export function cancelSwap(request: SwapRequest, { user_id }: SwapViewer): Result {
  const asked = request.kind === 'CLAIM' ? request.to_user_id : request.from_user_id;
  if (asked !== user_id) return refuse('no_permission');
  return allowIf(isOpenSwap(request), 'swap_decided');
}

export const isOpenSwap = ({ status }: Pick<SwapRequest, 'status'>): boolean =>
  status === 'OFFERED' || status === 'ACCEPTED';

/** An accepted swap is decided by an editor who is not part of it. A rejection needs a reason. */
export function decideSwap(
  request: SwapRequest,
  { user_id, editor }: SwapViewer,
  decision: { readonly status: 'APPROVED' | 'REJECTED'; readonly message: string | null },
): Result {
  if (!editor) return refuse('no_permission');
  if (request.from_user_id === user_id || request.to_user_id === user_id) return refuse('swap_own');
  if (request.status === 'OFFERED') return refuse('swap_not_accepted');
  if (request.status !== 'ACCEPTED') return refuse('swap_decided');
  return decision.status === 'APPROVED' || decision.message?.trim() ? allowed : refuse('message_is_required');
}

/** Refuses if a shift has another person than in the request, is no longer published, or has started. */
export function approveSwap(
  request: SwapRequest,
  shift: SwapShift,
  returned: SwapShift | null,
  now: Date,
): Result {
  const isSame =
    shift.user_id === request.from_user_id &&
    shift.published &&
    (returned === null || (returned.user_id === request.to_user_id && returned.published));
  if (!isSame) return refuse('swap_shift_changed');
  return allowIf(
    isComing(shift, now) && (returned === null || isComing(returned, now)),
    'swap_shift_started',
  );
}

/** The row permissions of `clinic_roster_swap_requests` must agree with this. */
export function readsSwap(
  request: SwapRequest,
  {
    user_id,
    reader,
    roster,
  }: { readonly user_id: string; readonly reader: boolean; readonly roster: SwapReach },
): boolean {
  if (reader) return true;
  if (!roster.sees) return false;
  if (request.from_user_id === user_id || request.to_user_id === user_id) return true;
  return roster.near && request.status === 'OFFERED' && request.to_user_id === null;
}
/** `sees`: has my-roster VIEW. `near`: works at the clinic. */
export interface SwapReach {
  readonly sees: boolean;
  readonly near: boolean;
}
