import { Button, Group, Text } from '@mantine/core';
import { specifiedMessages } from '@operatory/domain';
import { Dialog } from './dialog.tsx';

/** Shows notes or another long text, read-only. */
export function NotesDialog({
  title = 'Notes',
  notes,
  onClose,
}: {
  title?: string;
  notes: string | null;
  onClose: () => void;
}) {
  const words = notes?.trim() ? notes : null;
  return (
    <Dialog title={title} onClose={onClose}>
      <Text
        size="sm"
        style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        {...(words ? {} : { c: 'var(--op-muted)' })}
      >
        {words ?? specifiedMessages.no_notes}
      </Text>
      <Group justify="flex-end" mt={16}>
        <Button data-autofocus onClick={onClose}>
          Okay
        </Button>
      </Group>
    </Dialog>
  );
}
