import { Box, Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Failed } from '#ui/empty-state.tsx';

const timeoutMs = 10_000;

/** A placeholder while loading, which offers Refresh if that takes long. */
export function LoadingOrRetry({ height, onRefresh }: { height: number; onRefresh: () => void }) {
  const [tries, setTries] = useState(0);
  const [late, setLate] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try has its time
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), timeoutMs);
    return () => clearTimeout(timer);
  }, [tries]);
  if (late)
    return (
      <Failed
        onRefresh={() => {
          setLate(false);
          setTries(tries + 1);
          onRefresh();
        }}
      />
    );
  return (
    <Box p={16} role="status" aria-label="Loading">
      <Skeleton height={height} />
    </Box>
  );
}
