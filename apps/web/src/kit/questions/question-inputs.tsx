import { MultiSelect, Select, SimpleGrid } from '@mantine/core';
import type { FieldOperator } from '@operatory/domain';
import type { FormField } from '#kit/definition/list-definition.ts';
import { type FieldValue, type FieldValues, valueOfInput } from '#kit/definition/record-values.ts';
import { FieldInput } from '#kit/fields/field-input.tsx';
import { operatorLabel, shownFields, typeOf } from './question-draft.ts';
import { hasChoices, operatorsOf, textsOf } from './question-kinds.ts';
import classes from './questions.module.css';

const wide = new Set(['name', 'hint', 'options', 'answer', 'regex']);

export function QuestionInputs({
  fields,
  values,
  problems,
  onChange,
}: {
  fields: readonly FormField[];
  values: FieldValues;
  problems: Readonly<Record<string, string>>;
  onChange: (name: string, value: FieldValue) => void;
}) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={12} className={classes.inputs ?? ''}>
      {shownFields(fields, values).map((field, index) => (
        <div key={field.name} className={wide.has(field.name) ? classes.wide : undefined}>
          <QuestionInput
            {...{ field, values, onChange }}
            first={index === 0}
            problem={problems[field.name]}
          />
        </div>
      ))}
    </SimpleGrid>
  );
}

const ticks = [
  { value: 'true', label: 'Ticked' },
  { value: 'false', label: 'Not ticked' },
];

function QuestionInput({
  field,
  values,
  first,
  problem,
  onChange,
}: {
  field: FormField;
  values: FieldValues;
  first: boolean;
  problem: string | undefined;
  onChange: (name: string, value: FieldValue) => void;
}) {
  const type = typeOf(values);
  const { name } = field;
  const error = problem ? { error: problem } : {};
  if (name === 'operator')
    return (
      <Select
        label="Answer"
        allowDeselect={false}
        data={operatorsOf(type).map((operator: FieldOperator) => ({
          value: operator,
          label: operatorLabel(operator),
        }))}
        value={String(values.operator || 'EQUAL')}
        onChange={(value) => onChange('operator', value ?? 'EQUAL')}
        {...error}
      />
    );
  if (name === 'answer' && type === 'CHECKBOX')
    return (
      <Select
        label="Correct answer"
        withAsterisk
        data={ticks}
        value={textsOf(values.answer)[0] ?? null}
        onChange={(value) => onChange('answer', value ? [value] : [])}
        {...error}
      />
    );
  if (name === 'answer' && hasChoices(type))
    return (
      <MultiSelect
        label="Correct answers"
        withAsterisk
        searchable
        description={
          type === 'MULTI_SELECT'
            ? 'All of these have to be chosen, and no others.'
            : 'Any of these is correct.'
        }
        data={[...new Set(textsOf(values.options))]}
        value={[...textsOf(values.answer)]}
        onChange={(value) => onChange('answer', value)}
        {...error}
      />
    );
  return (
    <FieldInput
      {...field}
      field={name === 'answer' ? { ...field.field, required: true } : field.field}
      first={first}
      input={{
        value: values[name],
        onChange: (value: unknown) => onChange(name, valueOfInput(value)),
        ...error,
      }}
    />
  );
}
