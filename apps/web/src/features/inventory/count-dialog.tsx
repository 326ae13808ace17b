import { Text, TextInput } from '@mantine/core';
import { number, validate } from '@operatory/resource';
import { useRef, useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { DialogForm } from '#ui/dialog-form.tsx';
import { type Lot, lotInWords, useLots } from './lots.ts';
import type { Product } from './product.ts';
import { adjustLot } from './stock-commands.ts';

const found = number({ label: 'Found', required: true, min: 0, decimals: 3 });

/**
 * The dialog to enter the actual quantity of each lot of a product. Differences are adjusted with a reason.
 */
export function CountDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const { data } = useLots(product.id);
  // The lots as they were when the dialog opened, so that later changes by others are not overwritten.
  const shown = useRef<readonly Lot[] | null>(null);
  shown.current ??= data ?? null;
  return shown.current ? <Loaded product={product} lots={shown.current} onClose={onClose} /> : null;
}

function Loaded({ product, lots, onClose }: { product: Product; lots: readonly Lot[]; onClose: () => void }) {
  const [counted, setCounted] = useState<Readonly<Record<string, string>>>({});
  const [reason, setReason] = useState('Counted');
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<{ readonly lot: string; readonly sentence: string } | null>(null);
  const [saving, setSaving] = useState(false);
  const [adjust] = useCommand(adjustLot, { silent: true });
  const keys = useRef(new Map(lots.map(({ id }) => [id, crypto.randomUUID() as string])));
  const changed = lots.filter(({ id, current_quantity }) => {
    const text = counted[id]?.trim() ?? '';
    return text !== '' && Number(text) !== current_quantity;
  });
  const problemOf = ({ id }: Lot): string | null =>
    counted[id]?.trim() ? validate('found', found, counted[id] ?? '', {}) : null;

  async function save() {
    setTried(true);
    setRefused(null);
    if (reason.trim() === '' || lots.some((lot) => problemOf(lot) !== null)) return;
    setSaving(true);
    for (const lot of changed) {
      const answer = await adjust({
        id: lot.id,
        seen: lot.current_quantity,
        quantity: Number(counted[lot.id]),
        reason: reason.trim(),
        key: keys.current.get(lot.id) ?? '',
      });
      if (answer.ok) continue;
      setSaving(false);
      return setRefused({ lot: lot.id, sentence: answer.sentence });
    }
    setSaving(false);
    toast.success(changed.length === 0 ? 'Matches recorded stock' : 'Counted');
    onClose();
  }

  return (
    <DialogForm
      title={`Count ${product.name}`}
      save="Save count"
      disabled={lots.length === 0}
      saving={saving}
      onSave={save}
      onClose={onClose}
    >
      {lots.length === 0 ? <Text size="sm">No stock left. Receive a delivery to add some.</Text> : null}
      {lots.map((lot, index) => (
        <TextInput
          key={lot.id}
          {...(index === 0 ? { 'data-autofocus': true } : {})}
          label={lotInWords(lot)}
          placeholder={String(lot.current_quantity)}
          inputMode="decimal"
          autoComplete="off"
          value={counted[lot.id] ?? ''}
          error={refused?.lot === lot.id ? refused.sentence : tried ? problemOf(lot) : null}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setCounted((before) => ({ ...before, [lot.id]: value }));
          }}
        />
      ))}
      {changed.length > 0 ? (
        <TextInput
          label="Reason"
          withAsterisk
          maxLength={200}
          value={reason}
          error={tried && reason.trim() === '' ? 'Reason is required' : null}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      ) : null}
    </DialogForm>
  );
}
