import { useRouter } from '@tanstack/react-router';
import { Failed } from './empty-state.tsx';

/** Shown in place of a screen that broke. */
export function ScreenFailed({ reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  return (
    <Failed
      onRefresh={() => {
        reset();
        void router.invalidate();
      }}
    />
  );
}
