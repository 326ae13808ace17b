import { Button, Skeleton, Text } from '@mantine/core';
import { punchActions } from '@operatory/domain';
import { useEffect } from 'react';
import { maySignInByCookie } from '#data/token.ts';
import { FailureLine, useSecondsLeft } from '#session/lock-out.tsx';
import { signOut } from '#session/session.ts';
import { SignedOutPage } from '#ui/signed-out-page.tsx';
import { canEncrypt } from './encrypt-pin.ts';
import { keepForOffline } from './keep-for-offline.ts';
import classes from './kiosk.module.css';
import { KioskActions } from './kiosk-actions.tsx';
import type { Kiosk } from './kiosk-api.ts';
import { KioskClock } from './kiosk-clock.tsx';
import { KioskDone } from './kiosk-done.tsx';
import { KioskPerson } from './kiosk-person.tsx';
import { dismissPunch, type KioskState } from './kiosk-store.ts';
import { KioskWaiting } from './kiosk-waiting.tsx';
import { actionInWords } from './kiosk-words.ts';
import { PinPad } from './pin-pad.tsx';
import { useIdleEnd } from './use-idle-end.ts';
import { useKiosk } from './use-kiosk.ts';
import { useKioskTurn } from './use-kiosk-turn.ts';

export function KioskPage() {
  const state = useKiosk();
  if (!canEncrypt())
    return (
      <SignedOutPage
        title="This page needs a secure connection"
        line="Open it with an address that starts with https."
      >
        {null}
      </SignedOutPage>
    );
  if (state.kiosk) return <OpenKiosk kiosk={state.kiosk} state={state} />;
  if (state.kiosk === undefined && state.isReached)
    return (
      <SignedOutPage title="Kiosk">
        <Skeleton height={320} />
      </SignedOutPage>
    );
  return <NoKiosk state={state} />;
}

/**
 * Shown if this device is not a kiosk, or if that is unknown because the server cannot be reached. Also
 * lists punches that the device could not send as its earlier kiosk.
 */
const NoKiosk = ({ state: { kiosk, queue } }: { state: KioskState }) => (
  <SignedOutPage
    title={kiosk === null ? 'This device is not a kiosk' : 'The server can’t be reached'}
    line={
      kiosk === null
        ? 'A manager opens it in Roster, Kiosks: sign in on this device and choose Open this device as a kiosk.'
        : 'Check the connection of this device.'
    }
  >
    <KioskWaiting isReached queue={queue} zone={deviceZone} onDismiss={dismissPunch} />
    <Button component="a" href="/" variant="default" mt={16}>
      Sign in
    </Button>
  </SignedOutPage>
);
const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

function OpenKiosk({ kiosk, state: { isReached, queue } }: { kiosk: Kiosk; state: KioskState }) {
  useEffect(() => {
    document.title = `${kiosk.name} · Kiosk`;
  }, [kiosk.name]);
  useEffect(() => void keepForOffline(), []);
  // Everybody of the clinic uses this device, so the person who made it a kiosk is signed out here.
  useEffect(() => {
    if (isReached && maySignInByCookie()) void signOut();
  }, [isReached]);
  return (
    <div className={classes.page}>
      <link rel="manifest" href="/kiosk.webmanifest" />
      <header className={classes.side}>
        <div>
          <h1 className={classes.clinic}>{kiosk.clinic.name}</h1>
          <Text size="sm" c="var(--op-muted)">
            {kiosk.name}
          </Text>
        </div>
        <KioskClock zone={kiosk.clinic.zone} />
        <KioskWaiting isReached={isReached} queue={queue} zone={kiosk.clinic.zone} onDismiss={dismissPunch} />
      </header>
      <main className={classes.main}>
        <Turn kiosk={kiosk} isReached={isReached} />
      </main>
    </div>
  );
}

function Turn({ kiosk, isReached }: { kiosk: Kiosk; isReached: boolean }) {
  const turn = useKioskTurn(kiosk, isReached);
  const { step, busy, failure, restart } = turn;
  // From the PIN to the choice of an action, the next person must not act for somebody who has left.
  useIdleEnd(step.at === 'choose' || step.at === 'choose-unknown', restart);
  const secondsLeft = useSecondsLeft(failure?.lockedUntil ?? null);
  const locked = busy || secondsLeft > 0;
  const failureLine = (
    <div className={classes.failure}>
      <FailureLine failure={failure} secondsLeft={secondsLeft} />
    </div>
  );
  switch (step.at) {
    case 'done':
      return <KioskDone done={step.done} onNext={restart} />;
    case 'choose':
      return (
        <>
          <KioskPerson person={step.person} busy={busy} onAction={turn.act} onCancel={restart} />
          {failureLine}
        </>
      );
    case 'choose-unknown':
      return (
        <div className={classes.person}>
          <h2>What do you want to do?</h2>
          <KioskActions actions={punchActions} disabled={busy} onAction={turn.act} />
          <Button variant="default" onClick={restart}>
            Cancel
          </Button>
        </div>
      );
    case 'pin':
      if (turn.choosesFirst)
        return (
          <div className={classes.person}>
            <h2>What do you want to do?</h2>
            <KioskActions actions={punchActions} disabled={busy} onAction={turn.choose} />
          </div>
        );
      return (
        <div className={classes.person}>
          <h2>{step.chosen ? actionInWords(step.chosen.action, step.chosen.type) : 'Clock in or out'}</h2>
          <p>Enter your PIN</p>
          <PinPad disabled={locked} onPin={turn.enterPin} />
          {failureLine}
          {step.chosen ? (
            <Button variant="default" onClick={restart}>
              Cancel
            </Button>
          ) : null}
        </div>
      );
  }
}
