import { Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { FormField } from '#kit/definition/list-definition.ts';
import type { FieldValues } from '#kit/definition/record-values.ts';
import { FieldInput } from '#kit/fields/field-input.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { submitByKeys } from '#ui/submit-by-keys.ts';

type Form = UseFormReturnType<FieldValues>;

/** A dialog of fields that are saved together. */
export function FormDialog({
  title,
  form,
  fields,
  save,
  saving,
  onSave,
  onInvalid,
  onClose,
}: {
  title: string;
  form: Form;
  fields: readonly FormField[];
  /** The label of the main button; 'Save' if absent. */
  save?: string;
  saving: boolean;
  onSave: (values: FieldValues) => Promise<void>;
  /** Called with the problems by field. */
  onInvalid?: (errors: Form['errors']) => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={title} onClose={onClose} locked={saving}>
      <form
        noValidate
        onSubmit={form.onSubmit((values) => void onSave(values), onInvalid)}
        onKeyDown={submitByKeys}
      >
        <Stack gap={16}>
          {fields.map((field, index) => (
            <FieldInput
              key={form.key(field.name)}
              {...field}
              first={index === 0}
              input={form.getInputProps(field.name)}
            />
          ))}
          <DialogFoot {...(save ? { save } : {})} saving={saving} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
