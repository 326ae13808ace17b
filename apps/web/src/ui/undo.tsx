import { Button, Group, Kbd, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useKeys } from './keys.ts';

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

/** Of several the newest is taken back first by the key. */
function Offer({ text, onUndo }: { text: string; onUndo: () => void }) {
  useKeys([{ key: 'z', label: 'Undo', run: onUndo }]);
  return (
    <Group justify="space-between" wrap="nowrap" gap={12}>
      <Text size="sm">{text}</Text>
      <Button
        size="xs"
        variant="default"
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
