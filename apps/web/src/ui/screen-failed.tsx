import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ServerUnavailable } from '#session/server-unavailable.ts';
import { Failed } from './empty-state.tsx';
import { reloadWhenServed } from './missing-parts.ts';

const askAgainMilliseconds = 5_000;

/**
 * Shown instead of a screen that failed. It recovers by itself if parts of the program could not be loaded,
 * or if the server was down.
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
