import { MultiSelect, TagsInput, TextInput } from '@mantine/core';
import { states } from '@operatory/domain';
import type { Field, FieldTest } from '@operatory/resource';
import { DayInput } from '#kit/fields/day-input.tsx';
import { ManyInput } from '#kit/fields/many-input.tsx';
import classes from './filter-builder.module.css';
import { isNumeric, isReversedRange, valueHint } from './filter-value-hint.ts';

export function FilterValue({
  field,
  takes,
  values,
  first,
  onChange,
}: {
  field: Field;
  takes: FieldTest['takes'];
  values: readonly string[];
  /** Whether the input gets the focus when the builder opens. */
  first: boolean;
  onChange: (values: readonly string[]) => void;
}) {
  if (takes === 'nothing') return null;
  if (takes === 'many') return <Several field={field} values={values} first={first} onChange={onChange} />;
  if (takes === 'one')
    return (
      <One
        field={field}
        label="Value"
        value={values[0] ?? ''}
        first={first}
        onChange={(value) => onChange([value])}
      />
    );
  const [from = '', to = ''] = values;
  const backwards = isReversedRange(field, from, to);
  return (
    <div className={classes.range}>
      <One
        field={field}
        label="From"
        value={from}
        first={first}
        onChange={(value) => onChange([value, to])}
      />
      <span aria-hidden>–</span>
      <One
        field={field}
        label="To"
        value={to}
        wrong={backwards}
        onChange={(value) => onChange([from, value])}
      />
      {backwards ? (
        <p className={classes.wrong} role="alert">
          The end must be after the start
        </p>
      ) : null}
    </div>
  );
}

function Several({
  field,
  values,
  first,
  onChange,
}: {
  field: Field;
  values: readonly string[];
  first: boolean;
  onChange: (values: readonly string[]) => void;
}) {
  const props = {
    'aria-label': 'Values',
    className: classes.value ?? '',
    value: [...values],
    onChange,
    ...(values.length === 0 ? { placeholder: 'Any' } : {}),
    ...(first ? { 'data-autofocus': true } : {}),
  };
  if (field.kind === 'reference') return <ManyInput field={field} {...props} clearable={false} />;
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
  first = false,
  wrong = false,
  onChange,
}: {
  field: Field;
  label: 'Value' | 'From' | 'To';
  value: string;
  first?: boolean;
  wrong?: boolean;
  onChange: (value: string) => void;
}) {
  const props = {
    'aria-label': label,
    placeholder: label,
    className: classes.value ?? '',
    ...(first ? { 'data-autofocus': true } : {}),
  };
  if (field.kind === 'date' || field.kind === 'dateTime')
    return (
      <DayInput
        {...props}
        // Two inputs side by side leave no room for a clear button.
        clearable={label === 'Value'}
        clearButtonProps={{ 'aria-label': `Clear: ${label}` }}
        error={wrong}
        daysOnly
        value={value || null}
        onChange={(day) => onChange(day ?? '')}
      />
    );
  const isNumber = isNumeric(field);
  return (
    <TextInput
      {...props}
      type={field.kind === 'time' ? 'time' : 'text'}
      {...(isNumber ? { inputMode: 'decimal' } : {})}
      error={wrong || valueHint(field, value)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
