import { Checkbox, ColorInput, MultiSelect, Select, TagsInput, Textarea, TextInput } from '@mantine/core';
import { DateInput } from '@mantine/dates';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { Address } from '@operatory/domain';
import { isRequired, isTypable, labelOf } from '@operatory/resource';
import { AddressInput } from './address-input.tsx';
import { ClinicInput } from './clinic-input.tsx';
import type { FormField } from './list-definition.ts';
import { PictureInput } from './picture-input.tsx';
import { ReferenceInput } from './reference-input.tsx';
import type { FileReference } from './upload-picture.ts';

/** Offered colours; any other may be typed. They are records' data, not the product's look. */
const swatches = ['#158679', '#4882e5', '#8667e2', '#e07a1c', '#389a4e', '#df5347', '#626c70'];

/** The input of one field, by its kind. `problems` are the form's, of which an address takes its parts'. */
export function FieldInput({
  name,
  field,
  input,
  first = false,
  problems = {},
}: FormField & {
  input: GetInputPropsReturnType;
  first?: boolean;
  problems?: Readonly<Record<string, unknown>>;
}) {
  const label = labelOf(name, field);
  const props = {
    label,
    withAsterisk: isRequired(field),
    ...(field.hint ? { description: field.hint } : {}),
    ...(first ? { 'data-autofocus': true } : {}),
    ...input,
  };
  switch (field.kind) {
    case 'enum':
      return (
        <Select
          data={field.options.map(({ value, label: text }) => ({ value, label: text }))}
          allowDeselect={!field.required}
          {...props}
          value={input.value || null}
          onChange={(value) => input.onChange(value ?? '')}
        />
      );
    case 'list':
      return field.options ? (
        <MultiSelect
          data={field.options.map(({ value, label: text }) => ({ value, label: text }))}
          {...props}
        />
      ) : (
        <TagsInput {...props} />
      );
    case 'boolean':
      return (
        <Checkbox
          label={label}
          {...(field.hint ? { description: field.hint } : {})}
          checked={input.value === true}
          onChange={(event) => input.onChange(event.currentTarget.checked)}
        />
      );
    case 'colour':
      return <ColorInput withEyeDropper={false} swatches={swatches} closeOnColorSwatchClick {...props} />;
    case 'address':
      return (
        <AddressInput
          label={label}
          value={input.value as Address | null}
          problems={partsOf(name, problems)}
          onChange={input.onChange}
        />
      );
    case 'file':
      return (
        <PictureInput
          label={label}
          directory={field.directory}
          value={input.value as FileReference | null}
          onChange={input.onChange}
        />
      );
    case 'reference':
      if (field.table === 'clinics') return <ClinicInput {...props} />;
      return <ReferenceInput field={field} {...props} />;
    case 'date':
      return (
        <DateInput
          clearable={!isRequired(field)}
          clearButtonProps={{ 'aria-label': `Clear: ${label}` }}
          {...props}
          value={input.value || null}
          onChange={(day) => input.onChange(day ?? '')}
        />
      );
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

/** `address.line_1` and the like, by part. */
const partsOf = (name: string, problems: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems)
      .filter(([path]) => path.startsWith(`${name}.`))
      .map(([path, problem]) => [path.slice(name.length + 1), String(problem)]),
  );
