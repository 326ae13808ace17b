import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';

/** How long a thing can be taken back, in milliseconds. */
export const undoMillis = 8_000;

/** Says what was done and offers for 8 s to take it back; `kept` runs when nobody did, or closed it before. */
export function offerUndo(text: string, undo: () => void, kept?: () => void): void {
  const id = `undo-${text}-${performance.now()}`;
  let undone = false;
  notifications.show({
    id,
    autoClose: undoMillis,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close' },
    color: 'teal',
    onClose: () => {
      if (!undone) kept?.();
    },
    message: (
      <Group justify="space-between" wrap="nowrap" gap={12}>
        <Text size="sm">{text}</Text>
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            undone = true;
            notifications.hide(id);
            undo();
          }}
        >
          Undo
        </Button>
      </Group>
    ),
  });
}
