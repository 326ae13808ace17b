import { Button, Group } from '@mantine/core';

/** The buttons at the end of a dialog: Cancel and the main action. Without `onSave`, the main button submits the surrounding form. */
export const DialogFoot = ({
  save = 'Save',
  saving = false,
  disabled = false,
  danger = false,
  focused = false,
  onSave,
  onCancel,
}: {
  save?: string;
  saving?: boolean;
  disabled?: boolean;
  danger?: boolean;
  /** The button gets the initial focus, because the dialog has no other control. */
  focused?: boolean;
  onSave?: () => void;
  onCancel: () => void;
}) => (
  <Group justify="flex-end" gap={8}>
    <Button variant="default" onClick={onCancel} disabled={saving}>
      {/* Two buttons with the label Cancel would be unclear. */}
      {save.startsWith('Cancel') ? 'Go back' : 'Cancel'}
    </Button>
    <Button
      loading={saving}
      disabled={disabled}
      {...(danger ? { color: 'red.7' } : {})}
      {...(focused ? { 'data-autofocus': true } : {})}
      {...(onSave ? { onClick: onSave } : { type: 'submit' })}
    >
      {save}
    </Button>
  </Group>
);
