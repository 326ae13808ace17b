import { Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import type { ClientPlan } from '../record/client-data.ts';
import { renewSubscription } from './plan-commands.ts';

/** Renews a client's plan for the next period. */
export function RenewDialog({
  client,
  plan,
  onClose,
}: {
  client: { readonly id: string; readonly name: string };
  plan: ClientPlan;
  onClose: () => void;
}) {
  const [code, setCode] = useState('');
  const [renew, renewing] = useCommand(renewSubscription, { success: 'Plan renewed' });
  const next = plan.next_package?.name ?? plan.package?.name;
  async function save() {
    const answer = await renew({ client: client.id, code: code.trim() || null });
    if (answer.ok) onClose();
  }
  return (
    <Dialog title="Renew" onClose={onClose} locked={renewing}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap={16}>
          <Text size="sm">
            {client.name} renews {next} for another {plan.plan_type === 'YEARLY' ? 'year' : 'month'}. A
            running discount is kept for as long as its terms say. The new bill appears under Transactions.
          </Text>
          <TextInput
            label="Coupon"
            description="Only to start a new discount"
            autoComplete="off"
            data-autofocus
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <DialogFoot save="Renew" saving={renewing} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
