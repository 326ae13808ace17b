import { Button, Code, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';

/** Closes the dialog and shows its result: `end('no')`, `end('yes', ids)`. */
export type End = (status: 'no' | 'yes', output?: unknown) => void;

/** A button that opens a dialog, and the result after it was closed. */
export function Opener({ label = 'Open', children }: { label?: string; children: (end: End) => ReactNode }) {
  const [open, setOpen] = useState(false);
  const [closed, setClosed] = useState<string>();
  const end: End = (status, output) => {
    setOpen(false);
    setClosed(output === undefined ? status : `${status} ${JSON.stringify(output)}`);
  };
  function start() {
    setClosed(undefined);
    setOpen(true);
  }
  return (
    <Stack align="flex-start">
      <Button onClick={start}>{label}</Button>
      {closed === undefined ? null : (
        <Code block component="output" aria-label="Closed with">
          {closed}
        </Code>
      )}
      {open ? children(end) : null}
    </Stack>
  );
}
