import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ServerUnavailable } from '#session/server-unavailable.ts';
import { Failed } from './empty-state.tsx';
import { reloadWhenServed } from './missing-parts.ts';

const askAgainMilliseconds = 5_000;

/**
 * Shown in place of a screen that failed. If its files could not be loaded, or it was opened while the server was down, it recovers
 * automatically.
 */
export function ScreenFailed({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  const isAway = error instanceof ServerUnavailable;
  useEffect(reloadWhenServed, []);
  useEffect(() => {
    if (!isAway) return undefined;
    const again = () => void router.invalidate();
    const timer = setInterval(again, askAgainMilliseconds);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [isAway, router]);
  return (
    <Failed
      onRefresh={() => {
        reset();
        void router.invalidate();
      }}
    />
  );
}
