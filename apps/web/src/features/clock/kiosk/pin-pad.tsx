import { UnstyledButton } from '@mantine/core';
import { IconBackspace } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from './kiosk.module.css';

export const pinLength = 4;
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export function PinPad({ disabled, onPin }: { disabled: boolean; onPin: (pin: string) => void }) {
  const [pin, setPin] = useState('');
  const press = useRef<(digit: string) => void>(() => undefined);
  press.current = (digit) => {
    if (disabled) return;
    const next = pin + digit;
    if (next.length < pinLength) return setPin(next);
    setPin('');
    onPin(next);
  };
  const erase = useRef<() => void>(() => undefined);
  erase.current = () => setPin((before) => before.slice(0, -1));
  useEffect(() => {
    const type = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (/^\d$/.test(event.key)) press.current(event.key);
      if (event.key === 'Backspace') erase.current();
    };
    addEventListener('keydown', type);
    return () => removeEventListener('keydown', type);
  }, []);
  return (
    <div>
      <div className={classes.dots} role="img" aria-label={`${pin.length} of ${pinLength} digits entered`}>
        {Array.from({ length: pinLength }, (_, index) => (
          <i key={index} data-filled={index < pin.length || undefined} />
        ))}
      </div>
      <div className={classes.pad}>
        {digits.map((digit) => (
          <Key key={digit} digit={digit} disabled={disabled} onPress={press.current} />
        ))}
        <span />
        <Key digit="0" disabled={disabled} onPress={press.current} />
        <UnstyledButton
          className={`${classes.key} ${classes.bare}`}
          aria-label="Delete the last digit"
          disabled={disabled || pin === ''}
          onClick={() => erase.current()}
        >
          <IconBackspace size={28} />
        </UnstyledButton>
      </div>
    </div>
  );
}

const Key = ({
  digit,
  disabled,
  onPress,
}: {
  digit: string;
  disabled: boolean;
  onPress: (digit: string) => void;
}) => (
  <UnstyledButton className={classes.key ?? ''} disabled={disabled} onClick={() => onPress(digit)}>
    {digit}
  </UnstyledButton>
);
