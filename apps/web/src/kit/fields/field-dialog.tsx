import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import type { Refusal } from '#data/refusals.ts';
import type { FormField } from '#kit/definition/list-definition.ts';
import { type FieldValues, inputValue, problemsOf, recordOf } from '#kit/definition/record-values.ts';
import { writeProblem } from '#kit/definition/write-problem.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { FieldInput } from './field-input.tsx';

/**
 * A dialog with a few fields, some of which depend on others. The message of a refusal is shown at its field.
 */
export function FieldDialog({
  title,
  about,
  save,
  saving,
  begins = {},
  fieldsOf,
  children,
  onClose,
  onSave,
}: {
  title: string;
  about: string;
  /** The label of the button; "Save" by default. */
  save?: string;
  saving: boolean;
  begins?: FieldValues;
  fieldsOf: (values: FieldValues) => readonly FormField[];
  children?: ReactNode;
  onClose: () => void;
  onSave: (record: Readonly<Record<string, unknown>>) => Promise<void>;
}) {
  const form = useForm<FieldValues>({
    initialValues: {
      ...Object.fromEntries(fieldsOf(begins).map(({ name, field }) => [name, inputValue(field, null)])),
      ...begins,
    },
    validate: (values) => problemsOf(fieldsOf(values), values),
  });
  const fields = fieldsOf(form.values);
  function atField({ error }: Refusal): boolean {
    const { field, sentence } = writeProblem(error, fields);
    if (!field) return false;
    form.setFieldError(field, sentence);
    form.getInputNode(field)?.focus();
    return true;
  }
  return (
    <Dialog title={title} onClose={onClose} locked={saving} onRefused={atField}>
      <form
        noValidate
        onSubmit={form.onSubmit(
          (values) => void onSave(recordOf(fields, values)),
          (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
        )}
      >
        <Stack gap={16}>
          <Text size="sm" c="var(--op-muted)">
            {about}
          </Text>
          {fields.map((each, index) => (
            <FieldInput
              key={form.key(each.name)}
              {...each}
              first={index === 0}
              input={form.getInputProps(each.name)}
            />
          ))}
          {children}
          <DialogFoot {...(save ? { save } : {})} saving={saving} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
