import { awardAges, type PayGuideRow } from '@operatory/domain';
import { date, longText, money, nameText, oneOf, text } from '@operatory/resource';
import { useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import ImportDialog from '#kit/csv/import-dialog.tsx';
import type { FormField } from '#kit/definition/list-definition.ts';
import { Dialog } from '#ui/dialog.tsx';
import { type AwardLevel, importPayGuide } from './award-data.ts';
import { GuidePreview } from './guide-preview.tsx';

/** The columns of a pay guide's file. */
const fields: readonly FormField[] = [
  { name: 'name', field: nameText({ label: 'Level' }) },
  { name: 'service_type', field: text({ label: 'Service type', maxLength: 60 }) },
  { name: 'pay_point', field: text({ label: 'Pay point', maxLength: 60 }) },
  { name: 'age', field: oneOf(awardAges, { label: 'Age' }) },
  {
    name: 'base_price',
    field: money({ required: true, label: 'Base hourly rate', min: 0, max: 9_999_999.99 }),
  },
  { name: 'effective_from', field: date({ required: true, label: 'From' }) },
  { name: 'description', field: longText({ label: 'Description', maxLength: 500 }) },
];
/** The most rows that one file may have. */
const most = 2_000;

type Label = NonNullable<Parameters<typeof oneOf>[0]>[number]['value'];
const textOf = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

const rowOf = (record: Readonly<Record<string, unknown>>): PayGuideRow & { readonly age: Label | null } => ({
  name: String(record.name),
  service_type: textOf(record.service_type),
  pay_point: textOf(record.pay_point),
  age: textOf(record.age),
  description: textOf(record.description),
  base_price: String(record.base_price),
  effective_from: String(record.effective_from),
});

/** The dialog to import a pay guide from a file. It shows the changes before they are saved. */
export default function ImportGuide({
  levels,
  onClose,
}: {
  levels: readonly AwardLevel[];
  onClose: () => void;
}) {
  const [rows, setRows] = useState<readonly PayGuideRow[] | null>(null);
  const [take, taking] = useCommand(importPayGuide, {
    success: ({ import_pay_guide }) =>
      `${import_pay_guide?.affected_rows ?? 0} ${import_pay_guide?.affected_rows === 1 ? 'row' : 'rows'} taken over`,
  });
  if (rows === null)
    return (
      <ImportDialog
        list={{
          table: 'employee_award_sub_levels',
          title: 'Pay guide',
          continues: {
            label: 'Preview',
            onRows: (records) => setRows(records.slice(0, most).map(rowOf)),
          },
        }}
        fields={fields}
        onClose={onClose}
      />
    );
  return (
    <Dialog title="Import pay guide" onClose={onClose} locked={taking}>
      <GuidePreview
        levels={levels}
        rows={rows}
        saving={taking}
        onCancel={() => setRows(null)}
        onSave={({ from, correct }) =>
          void take({ rows: rows.map((row) => ({ ...row })), from, correct }).then((answer) => {
            if (answer.ok) onClose();
          })
        }
      />
    </Dialog>
  );
}
