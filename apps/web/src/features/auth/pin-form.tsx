import { Center, PinInput, Text, UnstyledButton } from '@mantine/core';
import { messages } from '@operatory/domain';
import { IconBackspace } from '@tabler/icons-react';
import { useState } from 'react';
import { FailureLine, failureOf, type SignInFailure, useSecondsLeft } from '#session/lock-out.tsx';
import { signInWithPin } from '#session/session.ts';
import classes from './sign-in.module.css';

const pinLength = 4;
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** The form to sign in with a PIN, typed or tapped. It is sent with the fourth digit. */
export function PinForm({ onDone }: { onDone: () => void }) {
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const secondsLeft = useSecondsLeft(failure?.lockedUntil ?? null);
  const locked = busy || secondsLeft > 0;

  async function submit(code: string) {
    if (code.length !== pinLength) {
      setFailure({ sentence: messages.passcode_required, lockedUntil: null });
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await signInWithPin(code);
      onDone();
    } catch (error) {
      setFailure(failureOf(error));
      setPin('');
    } finally {
      setBusy(false);
    }
  }

  function change(code: string) {
    if (locked) return;
    setPin(code);
    if (code.length === pinLength) void submit(code);
    else if (code.length > 0) setFailure(null);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit(pin);
      }}
      onKeyDownCapture={(event) => {
        // Without this, Enter would do nothing, and a PIN that is too short would get no message.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        void submit(pin);
      }}
    >
      <Text fz={13} fw={550} mb={8} ta="center" id="pin-label">
        Your PIN
      </Text>
      <Center>
        <PinInput
          length={pinLength}
          type="number"
          inputMode="numeric"
          mask
          oneTimeCode={false}
          size="lg"
          gap={12}
          classNames={{ input: classes.pinBox ?? '' }}
          autoFocus
          placeholder=""
          aria-labelledby="pin-label"
          getInputProps={(index: number) => ({ 'aria-label': `Digit ${index + 1} of ${pinLength}` })}
          value={pin}
          onChange={change}
          disabled={locked}
        />
      </Center>
      <div className={classes.pad}>
        {digits.map((digit) => (
          <PadKey key={digit} digit={digit} disabled={locked} onPress={() => change(pin + digit)} />
        ))}
        <span />
        <PadKey digit="0" disabled={locked} onPress={() => change(`${pin}0`)} />
        <UnstyledButton
          type="button"
          className={`${classes.key} ${classes.bare}`}
          aria-label="Delete the last digit"
          disabled={locked || pin === ''}
          onClick={() => change(pin.slice(0, -1))}
        >
          <IconBackspace size={20} />
        </UnstyledButton>
      </div>
      <FailureLine failure={failure} secondsLeft={secondsLeft} />
      <Text fz={13} c="dimmed" mt={8} ta="center">
        Your PIN works on devices where you have signed in with your password. If it does not work here, sign
        in with your password first.
      </Text>
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        Sign in
      </button>
    </form>
  );
}

function PadKey({ digit, disabled, onPress }: { digit: string; disabled: boolean; onPress: () => void }) {
  return (
    <UnstyledButton type="button" className={classes.key ?? ''} disabled={disabled} onClick={onPress}>
      {digit}
    </UnstyledButton>
  );
}
