import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { DialogForm } from '#ui/dialog-form.tsx';
import type { ClientPlan } from '../record/client-data.ts';
import { renewSubscription } from './plan-commands.ts';

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
    <DialogForm title="Renew" save="Renew" saving={renewing} onSave={save} onClose={onClose}>
      <Text size="sm">
        {client.name} renews {next} for another {plan.plan_type === 'YEARLY' ? 'year' : 'month'}. A running
        discount is kept for as long as its terms say. The new bill appears under Transactions.
      </Text>
      <TextInput
        label="Coupon"
        description="Only to start a new discount"
        autoComplete="off"
        data-autofocus
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
    </DialogForm>
  );
}
