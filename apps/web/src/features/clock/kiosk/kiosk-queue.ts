import { messages, type PunchAction, type RosterBreakType } from '@operatory/domain';
import { RestError } from '#data/rest.ts';
import type { PunchDetails, PunchRequest } from './kiosk-api.ts';

/** A punch that was made on this device and that the server has not recorded yet. */
export interface QueuedPunch {
  readonly key: string;
  /** The encrypted PIN, valid for this punch only. */
  readonly sealed_pin: string;
  readonly action: PunchAction;
  readonly break_type: RosterBreakType | null;
  readonly message: string | null;
  /** The time of the punch, by the device's clock. */
  readonly at: string;
  readonly photo: string | null;
  readonly name: string | null;
}
/** A punch that the server refused, with the reason and without the PIN. */
export interface RefusedPunch extends Pick<QueuedPunch, 'key' | 'action' | 'at' | 'name'> {
  readonly sentence: string;
}
export interface KioskQueue {
  readonly waiting: readonly QueuedPunch[];
  readonly refused: readonly RefusedPunch[];
}
export const emptyQueue: KioskQueue = { waiting: [], refused: [] };

export const withQueuedPunch = (queue: KioskQueue, punch: QueuedPunch): KioskQueue => ({
  ...queue,
  waiting: [...queue.waiting, punch],
});

export const punchRequestOf = (punch: QueuedPunch): PunchRequest => ({
  ...detailsOf(punch),
  sealed_pin: punch.sealed_pin,
});

export const detailsOf = ({
  key,
  action,
  break_type,
  message,
  at,
  photo,
}: Omit<QueuedPunch, 'sealed_pin'>): PunchDetails => ({
  key,
  action,
  at,
  ...(break_type ? { break_type } : {}),
  ...(message ? { message } : {}),
  ...(photo ? { photo } : {}),
});

/** How the queue handles a failed request. */
export type FailedPunch =
  /** The server did not answer, or was busy: the punch is sent again. */
  | { readonly kind: 'later' }
  /** The server has had too many requests: the queue is sent later. */
  | { readonly kind: 'limited' }
  /** The device is no longer a kiosk. */
  | { readonly kind: 'closed' }
  /** An earlier request with this key was recorded. */
  | { readonly kind: 'recorded' }
  | { readonly kind: 'refused'; readonly sentence: string };

export function failureOf(error: unknown): FailedPunch {
  if (!(error instanceof RestError)) return { kind: 'refused', sentence: messages.something_went_wrong };
  const { status, code, message } = error;
  if (status === undefined || status >= 500) return { kind: 'later' };
  if (status === 429) return { kind: 'limited' };
  if (code === 'kiosk_closed') return { kind: 'closed' };
  if (code === 'key_reused') return { kind: 'recorded' };
  return { kind: 'refused', sentence: message };
}

/** The queue after the server's answer for a punch; `failure` is null if it was recorded. */
export function withAnswer(queue: KioskQueue, punch: QueuedPunch, failure: FailedPunch | null): KioskQueue {
  if (failure?.kind === 'later' || failure?.kind === 'limited') return queue;
  if (failure?.kind === 'closed') return withClosedKiosk(queue, messages.kiosk_closed);
  const waiting = queue.waiting.filter(({ key }) => key !== punch.key);
  if (failure === null || failure.kind === 'recorded') return { ...queue, waiting };
  return { waiting, refused: [...queue.refused, refusedOf(punch, failure.sentence)] };
}

/** Moves all queued punches of a closed kiosk to the refused ones, so that somebody can write them down. */
export const withClosedKiosk = ({ waiting, refused }: KioskQueue, sentence: string): KioskQueue => ({
  waiting: [],
  refused: [...refused, ...waiting.map((punch) => refusedOf(punch, sentence))],
});

const refusedOf = ({ key, action, at, name }: QueuedPunch, sentence: string): RefusedPunch => ({
  key,
  action,
  at,
  name,
  sentence,
});

export const withoutRefusedPunch = (queue: KioskQueue, key: string): KioskQueue => ({
  ...queue,
  refused: queue.refused.filter((each) => each.key !== key),
});
