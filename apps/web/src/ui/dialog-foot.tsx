import { Button, Group } from '@mantine/core';

/**
 * The buttons at the end of a dialog: Cancel and the main one. Without `onSave`, the main one submits the
 * form around it.
 */
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
  /** Whether the button has the initial focus, for a dialog without other controls. */
  focused?: boolean;
  onSave?: () => void;
  onCancel: () => void;
}) => (
  <Group justify="flex-end" gap={8}>
    <Button variant="default" onClick={onCancel} disabled={saving}>
      {/* If the main button is labelled Cancel, a second one with that label would be confusing. */}
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
