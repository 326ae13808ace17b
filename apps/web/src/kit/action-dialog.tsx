import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { RowAction } from '@operatory/resource';
import { useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { FieldInput } from './field-input.tsx';
import { inClinic } from './in-clinic.ts';
import { type FieldValues, inputValue, problemsOf, recordOf } from './record-values.ts';

/** What a row's command takes besides, asked for by the kinds of its fields. */
export function ActionDialog({
  action: { label, asks = {} },
  name,
  clinicId,
  onClose,
  onSave,
}: {
  action: RowAction;
  /** The row's. */
  name: string;
  /** The row's, of a table that has one: what is a clinic's own is offered of that clinic. */
  clinicId?: unknown;
  onClose: () => void;
  onSave: (asked: Readonly<Record<string, unknown>>) => Promise<void>;
}) {
  const fields = inClinic(
    Object.entries(asks).map(([column, field]) => ({ name: column, field })),
    clinicId,
  );
  const [saving, setSaving] = useState(false);
  const form = useForm<FieldValues>({
    initialValues: Object.fromEntries(fields.map((each) => [each.name, inputValue(each.field, null)])),
    validate: (values) => problemsOf(fields, values),
  });
  async function save(values: FieldValues) {
    setSaving(true);
    await onSave(recordOf(fields, values));
    setSaving(false);
  }
  return (
    <Dialog title={label.replace('…', '')} onClose={onClose} locked={saving}>
      <form
        noValidate
        onSubmit={form.onSubmit(
          (values) => void save(values),
          (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
        )}
      >
        <Stack gap={16}>
          <Text size="sm" c="var(--op-muted)">
            {name}
          </Text>
          {fields.map((each, index) => (
            <FieldInput
              key={form.key(each.name)}
              {...each}
              first={index === 0}
              input={form.getInputProps(each.name)}
            />
          ))}
          <DialogFoot saving={saving} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
