import { Button, Group, Stack, Text } from '@mantine/core';
import { messages } from '@operatory/domain';
import { useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { enabledIf } from '#ui/locked.ts';
import { zoneOf } from '../data/task-rules.ts';
import { MediaPreview, type TaskMedia } from './media-preview.tsx';

export function TaskViewDialog({
  task,
  media,
  onClose,
}: {
  task: { readonly name: string; readonly more_info: string | null; readonly clinic_id: string };
  media: readonly TaskMedia[];
  onClose: () => void;
}) {
  const [place, setPlace] = useState(0);
  const shown = media[place];
  return (
    <Dialog title="Task View" onClose={onClose}>
      <Stack gap={12}>
        <Text fw={600}>{task.name}</Text>
        {task.more_info ? (
          <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
            {task.more_info}
          </Text>
        ) : null}
        {shown ? (
          <MediaPreview key={place} media={shown} zone={zoneOf(task.clinic_id)} />
        ) : (
          <Text size="sm" c="var(--op-muted)">
            {messages.no_attachments}
          </Text>
        )}
        <Group justify="space-between">
          {media.length > 1 ? (
            <Group gap={8}>
              <Button variant="default" {...enabledIf(place > 0, () => setPlace(place - 1))}>
                Previous
              </Button>
              <Button variant="default" {...enabledIf(place < media.length - 1, () => setPlace(place + 1))}>
                Next
              </Button>
              <Text size="sm" className="tabular" aria-live="polite">
                {place + 1} of {media.length}
              </Text>
            </Group>
          ) : (
            <span />
          )}
          <Button variant="default" data-autofocus onClick={onClose}>
            Close
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
