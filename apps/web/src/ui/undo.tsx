import { Button, Group, Kbd, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useKeys } from './keys.ts';

/** Milliseconds for which an action can be undone. */
export const undoMillis = 8_000;

/** Shows a message with Undo for 8 seconds. `kept` runs if the user does not press it. */
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
      <Offer
        text={text}
        onUndo={() => {
          if (undone) return;
          undone = true;
          notifications.hide(id);
          undo();
        }}
      />
    ),
  });
}

/** If there are several offers, the key undoes the newest one. */
function Offer({ text, onUndo }: { text: string; onUndo: () => void }) {
  useKeys([{ key: 'z', label: 'Undo', run: onUndo }]);
  return (
    <Group justify="space-between" wrap="nowrap" gap={12}>
      <Text size="sm">{text}</Text>
      <Button
        size="xs"
        variant="default"
        flex="none"
        aria-keyshortcuts="z"
        rightSection={
          <Kbd aria-hidden className="only-desk">
            Z
          </Kbd>
        }
        onClick={onUndo}
      >
        Undo
      </Button>
    </Group>
  );
}
