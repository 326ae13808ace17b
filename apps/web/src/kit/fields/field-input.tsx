import { Checkbox, ColorInput, MultiSelect, Select, TagsInput, Textarea, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { Address } from '@operatory/domain';
import { type FileField, isRequired, isTypable, labelOf, type PointParts } from '@operatory/resource';
import type { FileReference } from '#data/file-reference.ts';
import { filesOf } from '#kit/cells/files-cell.tsx';
import type { FormField } from '#kit/definition/list-definition.ts';
import { AddressInput } from './address-input.tsx';
import { ClinicInput } from './clinic-input.tsx';
import { DateTimeInput } from './date-time-input.tsx';
import { DayInput } from './day-input.tsx';
import { FilesInput } from './files-input.tsx';
import { ManyInput } from './many-input.tsx';
import { PictureInput } from './picture-input.tsx';
import { PointInput } from './point-input.tsx';
import { ReferenceInput } from './reference-input.tsx';
import { TimeInput } from './time-input.tsx';

const swatches = ['#158679', '#4882e5', '#8667e2', '#e07a1c', '#389a4e', '#df5347', '#626c70'];

/**
 * The input for a field. `problems` are those of the whole form, because an address and a point have one for
 * each part.
 */
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
    case 'point':
      return (
        <PointInput
          label={label}
          value={input.value as PointParts | null}
          problems={partsOf(name, problems)}
          onChange={input.onChange}
        />
      );
    case 'file':
      if (field.accept === 'image')
        return (
          <PictureInput
            label={label}
            directory={field.directory}
            value={input.value as FileReference | null}
            onChange={input.onChange}
          />
        );
      return <FilesOf {...{ label, field, input }} onChange={([file]) => input.onChange(file ?? null)} />;
    case 'files':
      return (
        <FilesOf
          {...{ label, field, input }}
          onChange={(files) => input.onChange(files.length > 0 ? files : null)}
        />
      );
    case 'reference':
      if (field.many) return <ManyInput field={field} inForm {...props} value={input.value as string[]} />;
      if (field.table === 'clinics')
        return (
          <ClinicInput
            clearable={!field.required}
            {...(name === 'clinic_id' && !field.required ? { placeholder: 'All clinics' } : {})}
            {...props}
          />
        );
      return <ReferenceInput adds field={field} {...props} value={input.value || null} />;
    case 'date':
      return (
        <DayInput
          clearable={!isRequired(field)}
          clearButtonProps={{
            'aria-label': `Clear: ${label}`,
            style: { width: 28, height: 28, minWidth: 28 },
          }}
          {...props}
          value={input.value || null}
          onChange={(day) => input.onChange(day ?? '')}
        />
      );
    case 'time':
      return (
        <TimeInput
          {...props}
          required={isRequired(field)}
          value={String(input.value ?? '')}
          onChange={input.onChange}
        />
      );
    case 'dateTime':
      return (
        <DateTimeInput
          clearable={!isRequired(field)}
          clearButtonProps={{ 'aria-label': `Clear: ${label}` }}
          {...props}
          value={String(input.value ?? '')}
          onChange={input.onChange}
        />
      );
    case 'json':
      return <Textarea autosize minRows={3} maxRows={16} spellCheck={false} ff="monospace" {...props} />;
    case 'number':
    case 'money':
    case 'percent':
      return <TextInput inputMode="decimal" {...unitOf[field.kind]} {...props} />;
    case 'text':
      if (field.lines && field.lines > 1) return <Textarea autosize minRows={field.lines} {...props} />;
      return (
        <TextInput
          type={inputTypes[field.format ?? 'text']}
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

const unitOf = {
  number: {},
  money: { leftSection: '$', leftSectionWidth: 28, leftSectionPointerEvents: 'none' },
  percent: { rightSection: '%', rightSectionWidth: 32, rightSectionPointerEvents: 'none' },
} as const;

const inputTypes = {
  text: 'text',
  email: 'email',
  phone: 'tel',
  url: 'url',
  ip: 'text',
  abn: 'text',
} as const;

function FilesOf({
  label,
  field,
  input,
  onChange,
}: {
  label: string;
  field: FileField;
  input: GetInputPropsReturnType;
  onChange: (files: readonly FileReference[]) => void;
}) {
  return (
    <FilesInput
      label={label}
      required={isRequired(field)}
      description={field.hint}
      error={input.error ? String(input.error) : undefined}
      directory={field.directory}
      many={field.kind === 'files'}
      picture={field.accept === 'image'}
      value={filesOf(input.value)}
      onChange={onChange}
    />
  );
}

/** The problems of the parts of a field: `line_1` from `address.line_1`. */
const partsOf = (name: string, problems: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems)
      .filter(([path]) => path.startsWith(`${name}.`))
      .map(([path, problem]) => [path.slice(name.length + 1), String(problem)]),
  );
