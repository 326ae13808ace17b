import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { messageOf } from '@operatory/domain';
import { useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { toast } from '#ui/toast.ts';

/** Asks for the reason of a refusal; without one it stays open. */
export function RejectDialog({
  onClose,
  onReject,
}: {
  onClose: () => void;
  onReject: (reason: string) => Promise<void>;
}) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [saving, setSaving] = useState(false);
  async function save() {
    if (reason.trim() === '') {
      setMissing(true);
      toast.error(messageOf('enter_valid_form'));
      return;
    }
    setSaving(true);
    await onReject(reason.trim());
    setSaving(false);
  }
  return (
    <Dialog title="Reject request" onClose={onClose} locked={saving}>
      <Stack gap={12}>
        <Text size="sm">Do you want to reject the request ?</Text>
        <Textarea
          data-autofocus
          label="Message"
          withAsterisk
          autosize
          minRows={3}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={missing && reason.trim() === '' ? messageOf('message_is_required') : null}
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose} disabled={saving}>
            Cancel
          </Button>
          <Button color="red.7" onClick={() => void save()} loading={saving}>
            Reject
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
