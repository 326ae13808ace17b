import { Tooltip } from '@mantine/core';
import { IconCloudUp } from '@tabler/icons-react';
import { type QueuedWrite, useQueuedWrites } from '#data/queued-writes.ts';

export const useWaitingFor = (id: string): QueuedWrite | undefined =>
  useQueuedWrites().findLast(({ variables }) => variables.id === id);

/** Marks a row for which a write is queued. */
export function WaitingMark({ id }: { id: string }) {
  if (!useWaitingFor(id)) return null;
  const text = 'Not sent yet. It will be sent when you are online again.';
  return (
    <Tooltip label={text}>
      <IconCloudUp size={14} role="img" aria-label={text} />
    </Tooltip>
  );
}
