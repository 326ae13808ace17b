import { Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { cancelSubscription } from './plan-commands.ts';

/**
 * The dialog to cancel the plan from the day after its last one. Until then the cancellation can be
 * withdrawn.
 */
export function CancelPlanDialog({ until, onClose }: { until: string; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [cancel, cancelling] = useCommand(cancelSubscription, { success: 'Plan cancelled' });
  return (
    <Dialog title="Cancel plan" onClose={onClose} locked={cancelling}>
      <Stack gap={16}>
        <Text size="sm">
          Your plan runs until {until} (Sydney time). For 14 days after that everything can still be viewed.
          You can withdraw the cancellation until it ends.
        </Text>
        <Textarea
          label="Reason"
          description="Optional. It helps us to improve."
          maxLength={1000}
          autosize
          minRows={2}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <DialogFoot
          save="Cancel plan"
          danger
          saving={cancelling}
          onSave={() =>
            void cancel({ reason: reason.trim() || null }).then(({ ok }) => {
              if (ok) onClose();
            })
          }
          onCancel={onClose}
        />
      </Stack>
    </Dialog>
  );
}
