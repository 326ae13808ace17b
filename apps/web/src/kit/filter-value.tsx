import { MultiSelect, TagsInput, TextInput } from '@mantine/core';
import { DateInput } from '@mantine/dates';
import { states } from '@operatory/domain';
import { type Field, type FieldTest, isValueOf } from '@operatory/resource';
import classes from './filter-builder.module.css';
import { ManyInput } from './many-input.tsx';

/** The inputs of what a question takes: none, one, from and to, or several. */
export function FilterValue({
  field,
  takes,
  values,
  onChange,
}: {
  field: Field;
  takes: FieldTest['takes'];
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}) {
  if (takes === 'nothing') return null;
  if (takes === 'many') return <Several field={field} values={values} onChange={onChange} />;
  if (takes === 'one')
    return (
      <One field={field} label="Value" value={values[0] ?? ''} onChange={(value) => onChange([value])} />
    );
  const [from = '', to = ''] = values;
  return (
    <div className={classes.range}>
      <One field={field} label="From" value={from} onChange={(value) => onChange([value, to])} />
      <span aria-hidden>–</span>
      <One field={field} label="To" value={to} onChange={(value) => onChange([from, value])} />
    </div>
  );
}

function Several({
  field,
  values,
  onChange,
}: {
  field: Field;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}) {
  const props = {
    'aria-label': 'Values',
    className: classes.value ?? '',
    value: [...values],
    onChange,
    ...(values.length === 0 ? { placeholder: 'Any' } : {}),
  };
  if (field.kind === 'reference') return <ManyInput field={field} {...props} />;
  if (field.kind === 'address')
    return <MultiSelect {...props} data={states.map(({ value, label }) => ({ value, label }))} searchable />;
  const options = field.kind === 'enum' || field.kind === 'list' ? field.options : undefined;
  if (options)
    return <MultiSelect {...props} data={options.map(({ value, label }) => ({ value, label }))} searchable />;
  return <TagsInput {...props} />;
}

function One({
  field,
  label,
  value,
  onChange,
}: {
  field: Field;
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const props = { 'aria-label': label, placeholder: label, className: classes.value ?? '' };
  if (field.kind === 'date' || field.kind === 'dateTime')
    return (
      <DateInput
        {...props}
        clearable
        clearButtonProps={{ 'aria-label': `Clear: ${label}` }}
        value={value || null}
        onChange={(day) => onChange(day ?? '')}
      />
    );
  const isNumber = field.kind === 'number' || field.kind === 'money' || field.kind === 'percent';
  return (
    <TextInput
      {...props}
      type={field.kind === 'time' ? 'time' : 'text'}
      {...(isNumber ? { inputMode: 'decimal' } : {})}
      error={value !== '' && !isValueOf(field, value)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
