import { Alert } from '@mantine/core';
import { useEffect, useRef } from 'react';

/** Why an action in a dialog or form was refused, shown at its top. */
export function Refused({ sentence }: { sentence: string | null }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sentence !== null) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [sentence]);
  return sentence === null ? null : (
    <Alert ref={alert} role="alert" color="red" variant="light" mb={16}>
      {sentence}
    </Alert>
  );
}
