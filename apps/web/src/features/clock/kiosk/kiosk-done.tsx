import { Button } from '@mantine/core';
import { IconCircleCheck, IconCloudUp } from '@tabler/icons-react';
import { useEffect } from 'react';
import classes from './kiosk.module.css';

/** How long a confirmation is shown, in milliseconds. */
const shownFor = 6_000;

export interface Confirmation {
  readonly title: string;
  readonly line: string;
  /** Whether the punch is queued on this device. */
  readonly waits: boolean;
}

/** Shows the recorded punch; after some seconds the pad is shown again for the next person. */
export function KioskDone({ done, onNext }: { done: Confirmation; onNext: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onNext, shownFor);
    return () => clearTimeout(timer);
  }, [onNext]);
  const Icon = done.waits ? IconCloudUp : IconCircleCheck;
  return (
    <div className={classes.done} role="status">
      <Icon size={72} aria-hidden stroke={1.5} />
      <h2>{done.title}</h2>
      <p>{done.line}</p>
      <Button size="lg" variant="default" onClick={onNext}>
        Done
      </Button>
    </div>
  );
}
