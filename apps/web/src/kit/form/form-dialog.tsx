import type { UseFormReturnType } from '@mantine/form';
import type { FormField } from '#kit/definition/list-definition.ts';
import type { FieldValues } from '#kit/definition/record-values.ts';
import { FieldInput } from '#kit/fields/field-input.tsx';
import { DialogForm } from '#ui/dialog-form.tsx';

type Form = UseFormReturnType<FieldValues>;

/** A dialog with fields that are saved together. */
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
    <DialogForm
      title={title}
      {...(save ? { save } : {})}
      saving={saving}
      onSave={form.onSubmit((values) => void onSave(values), onInvalid)}
      onClose={onClose}
    >
      {fields.map((field, index) => (
        <FieldInput
          key={form.key(field.name)}
          {...field}
          first={index === 0}
          input={form.getInputProps(field.name)}
        />
      ))}
    </DialogForm>
  );
}
