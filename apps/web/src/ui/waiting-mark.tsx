import { Tooltip } from '@mantine/core';
import { IconCloudUp } from '@tabler/icons-react';
import { useWaitingWrites, type WaitingWrite } from '#data/waiting-writes.ts';

/** The last of what waits to be sent for a row. */
export const useWaitingFor = (id: string): WaitingWrite | undefined =>
  useWaitingWrites().findLast(({ variables }) => variables.id === id);

/** Marks a row that a write waits for. */
export function WaitingMark({ id }: { id: string }) {
  if (!useWaitingFor(id)) return null;
  const text = 'Not sent yet. It will be sent when you are online again.';
  return (
    <Tooltip label={text}>
      <IconCloudUp size={14} role="img" aria-label={text} />
    </Tooltip>
  );
}
