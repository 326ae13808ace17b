import { specifiedMessages } from '@operatory/domain';
import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { RestError } from '#data/rest.ts';
import classes from './lock-out.module.css';

export interface SignInFailure {
  readonly sentence: string;
  /** When the next attempt is allowed, in milliseconds since 1970; null if it is not locked. */
  readonly lockedUntil: number | null;
}

/** The message of a failed attempt to sign in, and until when further attempts are refused. */
export function failureOf(error: unknown): SignInFailure {
  if (!(error instanceof RestError))
    return { sentence: specifiedMessages.something_went_wrong, lockedUntil: null };
  return {
    sentence: error.message,
    lockedUntil: error.retryAfter ? Date.now() + error.retryAfter * 1000 : null,
  };
}

/** The seconds left until this time; 0 if it is null or has passed. */
export function useSecondsLeft(until: number | null): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === null) {
      setLeft(0);
      return undefined;
    }
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

/** Seconds as `14:32`. */
export const countdownText = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** The message of a failed attempt and, while further ones are refused, the remaining time. */
export function FailureLine({
  failure,
  secondsLeft,
}: {
  failure: SignInFailure | null;
  secondsLeft: number;
}) {
  if (!failure) return null;
  const locked = failure.lockedUntil !== null;
  if (locked && secondsLeft === 0) {
    return (
      <p className={classes.failure} role="status">
        <IconClock size={16} aria-hidden /> <span>You can try again now.</span>
      </p>
    );
  }
  return (
    <div className={classes.failure} role="alert">
      {locked ? <IconClock size={16} aria-hidden /> : <IconAlertCircle size={16} aria-hidden />}
      <span>
        {failure.sentence}
        {locked ? (
          <span aria-hidden>
            {' '}
            Try again in <b className="tabular">{countdownText(secondsLeft)}</b>
          </span>
        ) : null}
      </span>
    </div>
  );
}
