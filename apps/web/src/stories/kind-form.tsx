import { Button, Code, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { specifiedMessages } from '@operatory/domain';
import { useState } from 'react';
import { toast } from '#data/toast.ts';
import type { FormField } from '#kit/definition/list-definition.ts';
import { type FieldValues, inputValue, problemsOf, recordOf } from '#kit/definition/record-values.ts';
import { FieldInput } from '#kit/fields/field-input.tsx';

/** Fields in a form, and the record that it would save. */
export function KindForm({ fields }: { fields: readonly FormField[] }) {
  const [saved, setSaved] = useState<string>();
  const form = useForm<FieldValues>({
    initialValues: Object.fromEntries(fields.map(({ name, field }) => [name, inputValue(field, null)])),
    validate: (values) => problemsOf(fields, values),
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => setSaved(JSON.stringify(recordOf(fields, values))),
        () => {
          setSaved(undefined);
          toast.error(specifiedMessages.enter_all_required);
        },
      )}
    >
      <Stack maw={560}>
        {fields.map((field) => (
          <FieldInput
            key={field.name}
            {...field}
            problems={form.errors}
            input={form.getInputProps(field.name)}
          />
        ))}
        <Button type="submit" style={{ alignSelf: 'flex-start' }}>
          Save
        </Button>
        {saved === undefined ? null : (
          <Code block component="output" aria-label="Saved">
            {saved}
          </Code>
        )}
      </Stack>
    </form>
  );
}
