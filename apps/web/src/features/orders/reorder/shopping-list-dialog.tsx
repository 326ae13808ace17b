import { Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { refusalPlace } from '#data/refusals.ts';
import { rest } from '#data/rest.ts';
import { toast } from '#data/toast.ts';
import { accessToken } from '#data/token.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { amountOf } from '../quantity-text.ts';
import type { WantedGroup } from './reorder-draft.ts';

/** Emails the whole list to the user, or to each supplier their part. */
export function ShoppingListDialog({
  groups,
  onClose,
}: {
  groups: readonly WantedGroup[];
  onClose: () => void;
}) {
  const [to, setTo] = useState('me');
  const [saving, setSaving] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  async function send() {
    const lines = groups.flatMap(({ lines: each, vendor_id }) =>
      each.flatMap(({ id, thousandths }) =>
        thousandths
          ? [{ clinic_im_product_id: id, vendor_id: vendor_id || null, quantity: amountOf(thousandths) }]
          : [],
      ),
    );
    const refuse = refusalPlace();
    setSaving(true);
    try {
      const { message } = await rest<{ message: string }>('auth-action/sendEmailShoppingList', {
        body: { to, lines, idempotency_key: key },
        token: (await accessToken()) ?? undefined,
      });
      toast.success(message, 5_000);
      onClose();
    } catch (error) {
      refuse({ sentence: (error as Error).message }, 5_000);
      setSaving(false);
    }
  }
  return (
    <Dialog title="Email shopping list" onClose={onClose} locked={saving}>
      <Stack gap={16}>
        <Radio.Group label="Send" value={to} onChange={setTo}>
          <Stack gap={8} mt={8}>
            <Radio value="me" label="To me, the whole list" data-autofocus />
            <Radio value="vendor" label="To each supplier, their own items" />
          </Stack>
        </Radio.Group>
        <Text size="sm" c="var(--op-muted)">
          The email uses the quantities on this page. It doesn’t raise an order.
        </Text>
        <DialogFoot save="Send" saving={saving} onSave={() => void send()} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}
