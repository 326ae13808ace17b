import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Failed } from './empty-state.tsx';
import { reloadWhenServed } from './missing-parts.ts';

/** Shown in place of a screen that broke; one whose parts could not be fetched comes by itself once they can. */
export function ScreenFailed({ reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  useEffect(reloadWhenServed, []);
  return (
    <Failed
      onRefresh={() => {
        reset();
        void router.invalidate();
      }}
    />
  );
}
