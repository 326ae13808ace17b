import { type PunchAction, type RosterBreakType, specifiedMessages } from '@operatory/domain';
import { useCallback, useState } from 'react';
import { RestError } from '#data/rest.ts';
import { now } from '#session/clock.ts';
import { type SignInFailure, failureOf as signInFailure } from '#session/lock-out.tsx';
import { clockInWords } from '../clock-words.ts';
import { encryptPin } from './encrypt-pin.ts';
import { type Kiosk, type KioskPerson, readPersonByPin, recordPunch } from './kiosk-api.ts';
import type { Confirmation } from './kiosk-done.tsx';
import type { PunchExtras } from './kiosk-person.tsx';
import { detailsOf, failureOf, type QueuedPunch } from './kiosk-queue.ts';
import { checkKiosk, endKiosk, queuePunch, setReached } from './kiosk-store.ts';
import { actionInWords, actionsDone } from './kiosk-words.ts';
import { smallPhoto } from './small-photo.ts';

interface Chosen {
  readonly action: PunchAction;
  readonly type: RosterBreakType | null;
}

/**
 * The current person's step. The PIN is kept in memory until they have chosen an action; queued punches
 * contain it only encrypted.
 */
export type KioskStep =
  | { readonly at: 'pin'; readonly chosen: Chosen | null }
  | { readonly at: 'choose'; readonly person: KioskPerson; readonly pin: string }
  /** The connection was lost after the PIN was entered, so the person is unknown. */
  | { readonly at: 'choose-unknown'; readonly pin: string }
  | { readonly at: 'done'; readonly done: Confirmation };

const start: KioskStep = { at: 'pin', chosen: null };
const nothing: PunchExtras = { message: null, photo: null };

/** One person's turn: PIN, action, confirmation. While offline, the action comes first. */
export function useKioskTurn(kiosk: Kiosk, isReached: boolean) {
  const [step, setStep] = useState<KioskStep>(start);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const { zone } = kiosk.clinic;
  const restart = useCallback(() => {
    setFailure(null);
    setStep(start);
  }, []);

  async function guarded(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(
        error instanceof RestError
          ? signInFailure(error)
          : { sentence: specifiedMessages.something_went_wrong, lockedUntil: null },
      );
    } finally {
      setBusy(false);
    }
  }

  /** Queues the punch on this device until there is a connection. */
  async function keep(pin: string, made: Omit<QueuedPunch, 'sealed_pin'>) {
    const punch = { ...made, sealed_pin: await encryptPin(pin, made, kiosk.public_key) };
    queuePunch(punch);
    // If the connection was lost only briefly, the queue can be sent at once.
    void checkKiosk();
    setStep({
      at: 'done',
      done: {
        title: `${actionInWords(punch.action, punch.break_type)}, ${clockInWords(punch.at, zone)}`,
        line: 'Saved on this device. It will be sent when the connection is back.',
        waits: true,
      },
    });
  }

  async function punch(pin: string, { action, type }: Chosen, extras: PunchExtras, name: string | null) {
    const made = {
      key: crypto.randomUUID(),
      action,
      break_type: type,
      message: extras.message,
      at: now().toISOString(),
      photo: extras.photo ? await smallPhoto(extras.photo).catch(() => null) : null,
      name,
    };
    if (name === null) return keep(pin, made);
    try {
      // A punch that is recorded immediately gets the server's time.
      const { at: _, ...sent } = detailsOf(made);
      const recorded = await recordPunch({ ...sent, pin });
      setReached(true);
      setStep({
        at: 'done',
        done: {
          title: `${actionsDone[action]}, ${clockInWords(recorded.at, zone)}`,
          line: [recorded.display_name, recorded.note].filter(Boolean).join(' · '),
          waits: false,
        },
      });
    } catch (error) {
      const failed = failureOf(error);
      if (failed.kind === 'closed') return endKiosk();
      if (failed.kind !== 'later') throw error;
      setReached(false);
      await keep(pin, made);
    }
  }

  async function enterPin(pin: string) {
    const chosen = step.at === 'pin' ? step.chosen : null;
    if (chosen) return punch(pin, chosen, nothing, null);
    try {
      const person = await readPersonByPin(pin);
      setReached(true);
      setStep({ at: 'choose', person, pin });
    } catch (error) {
      const failed = failureOf(error);
      if (failed.kind === 'closed') return endKiosk();
      if (failed.kind !== 'later') throw error;
      setReached(false);
      setStep({ at: 'choose-unknown', pin });
    }
  }

  return {
    step,
    busy,
    failure,
    /** Without a connection nobody can be looked up, so the person chooses the action first. */
    choosesFirst: step.at === 'pin' && step.chosen === null && !isReached,
    restart,
    choose: (action: PunchAction, type: RosterBreakType | null) =>
      setStep({ at: 'pin', chosen: { action, type } }),
    enterPin: (pin: string) => void guarded(() => enterPin(pin)),
    act: (action: PunchAction, type: RosterBreakType | null, extras: PunchExtras = nothing) =>
      void guarded(async () => {
        if (step.at !== 'choose' && step.at !== 'choose-unknown') return;
        const name = step.at === 'choose' ? step.person.display_name : null;
        await punch(step.pin, { action, type }, extras, name);
      }),
  };
}
