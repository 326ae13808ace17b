import { Text } from '@mantine/core';
import { messages } from '@operatory/domain';
import { number, oneOf, reference, text } from '@operatory/resource';
import { useMemo } from 'react';
import { useCommand } from '#data/hooks.ts';
import type { FormField } from '#kit/definition/list-definition.ts';
import type { FieldValues } from '#kit/definition/record-values.ts';
import { FieldDialog } from '#kit/fields/field-dialog.tsx';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { useToday } from '#session/use-today.ts';
import { offerUndo } from '#ui/undo.tsx';
import { isUsableNow, type Lot, lotInWords, lotName, useLots } from './lots.ts';
import { type Product, productInWords } from './product.ts';
import { recordStockUse, undoStockUse } from './stock-commands.ts';

const firstToExpire = 'first';

/**
 * The dialog to use a quantity of a product: from the lot that expires first, or from another lot with a
 * reason. Without a connection the use is queued.
 */
export function UseDialog({
  product,
  lot,
  onClose,
}: {
  product: Product;
  lot?: string | undefined;
  onClose: () => void;
}) {
  const today = useToday(product.clinic_id);
  const can = useCan();
  const { readable_tables } = useMe();
  const choosesLot = can('product-lots');
  const { data } = useLots(product.id, { pause: !choosesLot });
  const lots = useMemo(() => (data ?? []).filter((each) => isUsableNow(each, today)), [data, today]);
  const scanned = lots.find(({ id }) => id === lot);
  const refused = lot === undefined || scanned ? null : unusable(data?.find(({ id }) => id === lot));
  const waits = () => ({ row: product.id, about: product.name });
  const [undo] = useCommand(undoStockUse, { success: 'Restocked' });
  const [use, using] = useCommand(recordStockUse, { waits, onThrough: onClose });

  function fieldsOf(values: FieldValues): readonly FormField[] {
    const chosen = lots.find(({ id }) => id === values.lot);
    const [first] = lots;
    const isLater =
      chosen !== undefined && first !== undefined && (first.expiry_date ?? '9') < (chosen.expiry_date ?? '9');
    return [
      {
        name: 'quantity',
        field: number({
          label: product.quantity_type ? `Quantity (${product.quantity_type})` : 'Quantity',
          required: true,
          min: 0.001,
          decimals: 3,
        }),
      },
      ...(lots.length > 0
        ? [
            {
              name: 'lot',
              field: oneOf(
                [
                  { value: firstToExpire, label: 'First to expire' },
                  ...lots.map((each) => ({ value: each.id, label: lotInWords(each) })),
                ],
                { label: 'From', required: true },
              ),
            },
          ]
        : []),
      ...(isLater
        ? [
            {
              name: 'reason',
              field: text({
                label: 'Reason for this lot',
                hint: 'Another lot expires sooner.',
                required: true,
                maxLength: 200,
              }),
            },
          ]
        : []),
      ...(readable_tables.includes('clinic_rooms')
        ? [
            {
              name: 'room',
              field: reference('clinic_rooms', 'room', {
                label: 'Room',
                where: { clinic_id: { _eq: product.clinic_id }, status: { _eq: 'ACTIVE' } },
              }),
            },
          ]
        : []),
      { name: 'note', field: text({ label: 'Note', maxLength: 1000 }) },
    ];
  }

  async function save(record: Readonly<Record<string, unknown>>) {
    const text = (name: string) => (record[name] as string | null | undefined) ?? null;
    const chosen = text('lot');
    const quantity = Number(record.quantity);
    const answer = await use({
      product: product.id,
      quantity,
      lot: chosen === firstToExpire ? null : chosen,
      room: text('room'),
      reason: text('reason'),
      note: text('note'),
    });
    if (!answer.ok || !answer.data.use_stock) return;
    const { id } = answer.data.use_stock;
    offerUndo(`Used ${quantity} of ${product.name}`, () => void undo({ id }));
  }

  if (choosesLot && !data) return null;
  return (
    <FieldDialog
      title="Use"
      about={productInWords(product)}
      save="Use"
      saving={using}
      // If the scanned lot cannot be used, the user must choose another one, so that none is replaced
      // silently.
      begins={{ quantity: '1', lot: refused ? '' : (scanned?.id ?? firstToExpire) }}
      fieldsOf={fieldsOf}
      onClose={onClose}
      onSave={save}
    >
      {refused ? (
        <Text size="sm" c="var(--op-red-ink)" role="alert">
          {refused}
        </Text>
      ) : null}
    </FieldDialog>
  );
}

/** Why the scanned lot cannot be used. */
const unusable = (lot: Lot | undefined): string =>
  `${lot ? `${lotName(lot)}: ${messages.lot_expired}` : messages.lot_empty}. Choose another lot.`;
