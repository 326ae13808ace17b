import { messages, microsOf, shownHours } from '@operatory/domain';
import { number, text } from '@operatory/resource';
import { useCommand } from '#data/hooks.ts';
import type { FormField } from '#kit/definition/list-definition.ts';
import { FieldDialog } from '#kit/fields/field-dialog.tsx';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { adjustBalance } from './person-queries.ts';

const fields: readonly FormField[] = [
  {
    name: 'hrs',
    field: number({
      label: 'Hours to add',
      required: true,
      min: -9999,
      max: 9999,
      decimals: 2,
      hint: 'With a minus, they are taken off: -7.6',
    }),
  },
  {
    name: 'note',
    field: text({
      label: 'Reason',
      required: true,
      maxLength: 1000,
      lines: 2,
      requiredMessage: messages.reason_required,
    }),
  },
];

/**
 * Adds hours to a balance or deducts them, with a reason. The user must confirm if pending requests would
 * then exceed the balance.
 */
export function AdjustDialog({
  userId,
  balance,
  onClose,
}: {
  userId: string;
  balance: { readonly type: string | null; readonly name: string; readonly remaining: string };
  onClose: () => void;
}) {
  const [adjust, adjusting] = useCommand(adjustBalance, { success: 'Balance adjusted' });
  async function save(record: Readonly<Record<string, unknown>>) {
    const hrs = String(record.hrs);
    const micros = microsOf(hrs);
    const after = microsOf(balance.remaining) + micros;
    const isShort = micros < 0n && after < 0n;
    const confirmed =
      isShort &&
      (await confirmDialog({
        title: 'Below zero',
        text: `${shownHours(after)} h will remain after pending requests. Adjust the balance anyway?`,
        confirm: 'Adjust',
      }));
    if (isShort && !confirmed) return;
    const answer = await adjust({
      user: userId,
      type: balance.type,
      hrs,
      note: String(record.note),
      confirmed,
    });
    if (answer.ok) onClose();
  }
  return (
    <FieldDialog
      title="Adjust balance"
      about={`${balance.name}: ${shownHours(balance.remaining)} h remain`}
      save="Adjust"
      saving={adjusting}
      fieldsOf={() => fields}
      onClose={onClose}
      onSave={save}
    />
  );
}
