import { ColorInput, Select, Textarea, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { isRequired, isTypable, labelOf } from '@operatory/resource';
import { useClinic } from '#session/clinic.ts';
import type { FormField } from './list-definition.ts';
import { ReferenceInput } from './reference-input.tsx';

/** Offered colours; any other may be typed. They are records' data, not the product's look. */
const swatches = ['#158679', '#4882e5', '#8667e2', '#e07a1c', '#389a4e', '#df5347', '#626c70'];

/** The input of one field, by its kind. */
export function FieldInput({
  name,
  field,
  input,
  first,
}: FormField & { input: GetInputPropsReturnType; first: boolean }) {
  const { clinics } = useClinic();
  const props = {
    label: labelOf(name, field),
    withAsterisk: isRequired(field),
    ...(field.hint ? { description: field.hint } : {}),
    ...(first ? { 'data-autofocus': true } : {}),
    ...input,
  };
  switch (field.kind) {
    case 'enum':
      return (
        <Select
          data={field.options.map(({ value, label }) => ({ value, label }))}
          allowDeselect={!field.required}
          {...props}
        />
      );
    case 'colour':
      return <ColorInput withEyeDropper={false} swatches={swatches} closeOnColorSwatchClick {...props} />;
    case 'reference':
      if (field.table === 'clinics')
        return (
          <Select
            data={clinics.map(({ id, name: label }) => ({ value: id, label }))}
            allowDeselect={false}
            {...props}
          />
        );
      return <ReferenceInput field={field} {...props} />;
    case 'date':
      return <TextInput type="date" {...props} />;
    case 'number':
    case 'money':
    case 'percent':
      return <TextInput inputMode="decimal" {...props} />;
    case 'text':
      if (field.lines && field.lines > 1) return <Textarea autosize minRows={field.lines} {...props} />;
      return (
        <TextInput
          type={field.format === 'email' ? 'email' : field.format === 'phone' ? 'tel' : 'text'}
          {...props}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
            if (!field.only || isTypable(field.only, event.currentTarget.value)) input.onChange(event);
          }}
        />
      );
    default:
      return <TextInput {...props} />;
  }
}
