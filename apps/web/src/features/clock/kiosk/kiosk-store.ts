import { messages } from '@operatory/domain';
import { useSyncExternalStore } from 'react';
import { inTurn } from '#data/in-turn.ts';
import { storeOf } from '#ui/store.ts';
import { type Kiosk, readKiosk, recordPunch } from './kiosk-api.ts';
import {
  emptyQueue,
  failureOf,
  type KioskQueue,
  punchRequestOf,
  type QueuedPunch,
  withAnswer,
  withClosedKiosk,
  withoutRefusedPunch,
  withQueuedPunch,
} from './kiosk-queue.ts';

export interface KioskState {
  /** Undefined until it is known whether this device is a kiosk; null if it is not. */
  readonly kiosk: Kiosk | null | undefined;
  /** Whether the last request reached the server. */
  readonly isReached: boolean;
  readonly queue: KioskQueue;
}
interface Stored {
  readonly kiosk: Kiosk | null;
  readonly queue: KioskQueue;
}

const storageKey = 'operatory.kiosk';

function stored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '') as Stored;
  } catch {
    return { kiosk: null, queue: emptyQueue };
  }
}

const before = stored();
const state = storeOf<KioskState>({ kiosk: before.kiosk ?? undefined, isReached: true, queue: before.queue });

function change(next: Partial<KioskState>): void {
  state.set({ ...state.get(), ...next });
  const { kiosk = null, queue } = state.get();
  localStorage.setItem(storageKey, JSON.stringify({ kiosk, queue } satisfies Stored));
}

export const useKioskState = (): KioskState => useSyncExternalStore(state.subscribe, state.get);

export function setReached(isReached: boolean): void {
  if (state.get().isReached !== isReached) change({ isReached });
}

/**
 * Makes this device a kiosk. Queued punches of an earlier kiosk become refused ones, because they can't be
 * sent as this one.
 */
export function becomeKiosk(kiosk: Kiosk): void {
  const { kiosk: earlier, queue } = state.get();
  const isOther = earlier && earlier.id !== kiosk.id;
  change({ kiosk, isReached: true, queue: isOther ? withClosedKiosk(queue, messages.kiosk_closed) : queue });
}

export function endKiosk(): void {
  change({ kiosk: null, queue: withClosedKiosk(state.get().queue, messages.kiosk_closed) });
}

export const queuePunch = (punch: QueuedPunch): void =>
  change({ queue: withQueuedPunch(state.get().queue, punch) });
export const dismissPunch = (key: string): void =>
  change({ queue: withoutRefusedPunch(state.get().queue, key) });

/** Asks the server whether this device is a kiosk, and sends the queued punches. */
export async function checkKiosk(): Promise<void> {
  try {
    becomeKiosk(await readKiosk());
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'later') return setReached(false);
    // Other refusals, such as of an ended subscription, may be temporary.
    if (failure.kind === 'closed' || !state.get().kiosk) return endKiosk();
    return setReached(true);
  }
  await sendQueuedPunches();
}

/**
 * Sends the queued punches one after another, until one has to be sent later or the kiosk is found closed.
 */
export const sendQueuedPunches = (): Promise<void> =>
  inTurn('kiosk', async () => {
    for (let [punch] = state.get().queue.waiting; punch; [punch] = state.get().queue.waiting) {
      const failure = await recordPunch(punchRequestOf(punch)).then(() => null, failureOf);
      change({ queue: withAnswer(state.get().queue, punch, failure) });
      if (failure?.kind === 'later') return setReached(false);
      if (failure?.kind === 'closed') return endKiosk();
      setReached(true);
      if (failure?.kind === 'limited') return;
    }
  });
