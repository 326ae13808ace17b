import { Button, Group } from '@mantine/core';

/** How a dialog ends: by Cancel, or by what it is for. Without `onSave` the form around it is sent. */
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
  /** There is nothing else to begin with. */
  focused?: boolean;
  onSave?: () => void;
  onCancel: () => void;
}) => (
  <Group justify="flex-end" gap={8}>
    <Button variant="default" onClick={onCancel} disabled={saving}>
      {/* Of what cancels something itself: two buttons that say Cancel say nothing. */}
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
