import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';

export interface ConfirmWords {
  readonly title: string;
  readonly text: string;
  /** A verb, e.g. 'Delete'. */
  readonly confirm: string;
  readonly cancel?: string;
  readonly danger?: boolean;
}

/** Asks before what cannot be undone; answers true when confirmed. */
export function confirmDialog({
  title,
  text,
  confirm,
  cancel = 'Cancel',
  danger = false,
}: ConfirmWords): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      size: '40%',
      children: <Text size="sm">{text}</Text>,
      labels: { confirm, cancel },
      confirmProps: { color: danger ? 'red' : 'teal' },
      styles: { content: { minWidth: 'min(440px, 92vw)' } },
      onConfirm: () => resolve(true),
      onCancel: () => resolve(false),
      onClose: () => resolve(false),
    });
  });
}
