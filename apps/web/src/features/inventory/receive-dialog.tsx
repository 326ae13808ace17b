import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core';
import { messages, price, productCode } from '@operatory/domain';
import { dayProblem, file, reference, text, validate } from '@operatory/resource';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { useCommand } from '#data/hooks.ts';
import { createIdempotencyKeys } from '#data/idempotency-keys.ts';
import { isLost } from '#data/queued-writes.ts';
import { type FieldValues, recordOf, valueOfInput } from '#kit/definition/record-values.ts';
import { DayInput } from '#kit/fields/day-input.tsx';
import { FieldInput } from '#kit/fields/field-input.tsx';
import { useCan } from '#session/permissions.ts';
import { useToday } from '#session/use-today.ts';
import { DialogForm } from '#ui/dialog-form.tsx';
import { type Product, productInWords } from './product.ts';
import classes from './receive-dialog.module.css';
import { quantityField, type ReceivedLot } from './received-lot.ts';
import { receiveStock } from './stock-commands.ts';

const newLot = (): ReceivedLot => ({
  key: crypto.randomUUID(),
  quantity: '',
  expiry: null,
  lot: '',
  scan: '',
});

/**
 * The dialog to receive several lots of a product that arrived together without an order, each with its own
 * expiry and number.
 */
export function ReceiveDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const can = useCan();
  const thisYear = Number(useToday(product.clinic_id).slice(0, 4));
  const [lots, setLots] = useState<readonly ReceivedLot[]>([newLot()]);
  const [shared, setShared] = useState<FieldValues>({
    place: '',
    price: '',
    invoice: '',
    file: null,
    note: '',
  });
  const [tried, setTried] = useState(false);
  const [receive] = useCommand(receiveStock, {
    success: lots.length === 1 ? 'Received' : `${lots.length} lots received`,
  });
  const [keys] = useState(createIdempotencyKeys);
  const [saving, setSaving] = useState(false);
  const fields = [
    {
      name: 'place',
      field: reference('clinic_storage_locations', 'clinic_storage_location', {
        label: 'Storage location',
        where: { clinic_id: { _eq: product.clinic_id }, status: { _eq: 'ACTIVE' } },
      }),
    },
    // Prices are visible only to users who can see orders.
    ...(can('clinic-im-product-orders')
      ? [
          { name: 'price', field: price({ label: 'Purchase price' }) },
          { name: 'invoice', field: text({ label: 'Invoice', maxLength: 60 }) },
          { name: 'file', field: file('clinic_im_product_stocks', { label: 'Invoice file' }) },
        ]
      : []),
    { name: 'note', field: text({ label: 'Note', maxLength: 1000 }) },
  ];
  const wrong = (name: string): string | null => {
    const field = fields.find((each) => each.name === name)?.field;
    return tried && field ? validate(name, field, shared[name] ?? null, shared) : null;
  };
  const problemOf = ({ quantity }: ReceivedLot) => validate('quantity', quantityField, quantity, {});
  const change = (key: string, to: Partial<ReceivedLot>) =>
    setLots(lots.map((lot) => (lot.key === key ? { ...lot, ...to } : lot)));

  /**
   * Fills empty fields with the lot number and expiry date of a GS1 barcode. Returns whether it filled any.
   */
  function fillFromCode(lot: ReceivedLot): boolean {
    const code = productCode(lot.scan, thisYear);
    if (code.lot === null && code.expiry === null) return false;
    const filled = { lot: lot.lot || (code.lot ?? ''), expiry: lot.expiry ?? code.expiry };
    if (filled.lot === lot.lot && filled.expiry === lot.expiry) return false;
    change(lot.key, filled);
    return true;
  }

  async function save() {
    setTried(true);
    if (lots.some((lot) => problemOf(lot) !== null || dayProblem(lot.expiry) !== null)) return;
    if (fields.some(({ name, field }) => validate(name, field, shared[name] ?? null, shared) !== null))
      return;
    setSaving(true);
    const said = recordOf(fields, shared) as Record<string, string | null>;
    const receipt = {
      product: product.id,
      lots: lots.map((lot) => ({
        quantity: Number(lot.quantity),
        expiry_date: lot.expiry,
        lot_number: lot.lot.trim() || null,
        unique_scan_id: lot.scan.trim() || null,
      })),
      place: said.place ?? null,
      price: said.price ? Number(said.price) : null,
      invoice: said.invoice ?? null,
      file: fileOf(shared.file),
      note: said.note ?? null,
    };
    const key = keys.of(receipt);
    const answer = await receive({ ...receipt, key });
    setSaving(false);
    if (answer.ok || !isLost(answer.error)) keys.answered(key);
    if (answer.ok) onClose();
  }

  return (
    <DialogForm title="Receive" save="Receive" saving={saving} onSave={save} onClose={onClose}>
      <Text size="sm" c="var(--op-muted)">
        {productInWords(product)}
      </Text>
      {lots.map((lot, index) => (
        <fieldset key={lot.key} className={classes.lot}>
          <legend>{lots.length > 1 ? `Lot ${index + 1}` : 'Lot'}</legend>
          <div className={classes.fields}>
            <TextInput
              {...(index === lots.length - 1 ? { 'data-autofocus': true } : {})}
              label="Quantity"
              {...(product.quantity_type ? { description: product.quantity_type } : {})}
              inputMode="decimal"
              withAsterisk
              autoComplete="off"
              value={lot.quantity}
              error={tried ? problemOf(lot) : null}
              onChange={(event) => change(lot.key, { quantity: event.currentTarget.value })}
            />
            <DayInput
              label="Expiry date"
              description="Leave empty if it doesn't expire"
              clearable
              clearButtonProps={{ 'aria-label': 'Clear expiry date' }}
              value={lot.expiry}
              error={tried ? dayProblem(lot.expiry) : null}
              onChange={(expiry) => change(lot.key, { expiry })}
            />
            <TextInput
              label="Lot number"
              maxLength={60}
              autoComplete="off"
              value={lot.lot}
              onChange={(event) => change(lot.key, { lot: event.currentTarget.value })}
            />
            <TextInput
              label="Barcode"
              maxLength={60}
              autoComplete="off"
              value={lot.scan}
              onChange={(event) => change(lot.key, { scan: event.currentTarget.value })}
              onBlur={() => fillFromCode(lot)}
              onKeyDown={(event) => {
                // A scanner sends Enter after the code, which must not submit the form before the user has
                // seen the lot.
                if (event.key === 'Enter' && fillFromCode(lot)) event.preventDefault();
              }}
            />
          </div>
          {lots.length > 1 ? (
            <ActionIcon
              className={classes.remove ?? ''}
              aria-label={`Remove lot ${index + 1}`}
              onClick={() => setLots(lots.filter(({ key }) => key !== lot.key))}
            >
              <IconTrash size={16} />
            </ActionIcon>
          ) : null}
        </fieldset>
      ))}
      <Group>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} />}
          onClick={() => setLots([...lots, newLot()])}
        >
          Add another lot
        </Button>
      </Group>
      {fields.map(({ name, field }) => (
        <FieldInput
          key={name}
          name={name}
          field={field}
          input={{
            value: shared[name],
            error: wrong(name),
            onChange: (to: unknown) => {
              const value = valueOfInput(to);
              setShared((before) => ({ ...before, [name]: value }));
            },
          }}
        />
      ))}
      {tried && lots.some((lot) => problemOf(lot)) ? (
        <Text size="sm" c="var(--op-red-ink)" role="alert">
          {messages.enter_all_required}
        </Text>
      ) : null}
    </DialogForm>
  );
}

const fileOf = (value: FieldValues[string] | undefined) => {
  const { file_id } = (value as FileReference | null | undefined) ?? {};
  return file_id ? { file_id } : null;
};
