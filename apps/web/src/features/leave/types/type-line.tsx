import { ActionIcon, Paper, Select, SimpleGrid, Text } from '@mantine/core';
import { accrualInWords } from '@operatory/domain';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { type FieldValue, valueOfInput } from '#kit/definition/record-values.ts';
import { FieldInput } from '#kit/fields/field-input.tsx';
import classes from './leave-type.module.css';
import { type LeaveTypeLine, lineFields, offeredRates } from './leave-type-lines.ts';

const other = 'other';
const isRate = (text: string): boolean => /^\d(\.\d{1,10})?$/.test(text);
const sameRate = (one: string, two: string): boolean =>
  isRate(one) && isRate(two) && Number(one) === Number(two);

/** The fields of one configuration. The accrual rate is chosen in weeks a year, and also shown in hours. */
export function TypeLine({
  line,
  problems,
  onChange,
  onRemove,
}: {
  line: LeaveTypeLine;
  problems: Readonly<Record<string, string>>;
  onChange: (name: string, value: FieldValue) => void;
  /** Absent for the only line, because a leave type needs one. */
  onRemove?: (() => void) | undefined;
}) {
  const rate = String(line.values.accrual_rate ?? '');
  const offered = offeredRates.find(({ value }) => sameRate(value, rate));
  const [types, setTypes] = useState(false);
  const name = line.values.client_employee_type_id ? 'this employee type' : 'everyone else';
  const inputs = lineFields.map((field) => (
    <FieldInput
      key={field.name}
      {...field}
      input={{
        value: line.values[field.name],
        error: problems[field.name],
        onChange: (input: unknown) => onChange(field.name, valueOfInput(input)),
      }}
    />
  ));
  return (
    <Paper component="li" className={classes.line ?? ''}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={12}>
        {inputs.slice(0, -1)}
        <div>
          <Select
            label="Accrues"
            allowDeselect={false}
            data={[...offeredRates, { value: other, label: 'Another rate' }]}
            value={types || !offered ? other : offered.value}
            onChange={(chosen) => {
              setTypes(chosen === other);
              if (chosen && chosen !== other) onChange('accrual_rate', chosen);
            }}
          />
          {isRate(rate) && Number(rate) > 0 ? (
            <Text size="xs" c="var(--op-muted)" mt={4} className="tabular">
              {accrualInWords(rate)}
            </Text>
          ) : null}
          {types || !offered ? inputs.at(-1) : null}
        </div>
      </SimpleGrid>
      {onRemove ? (
        <ActionIcon
          className={classes.remove ?? ''}
          aria-label={`Remove the line for ${name}`}
          onClick={onRemove}
        >
          <IconTrash size={16} />
        </ActionIcon>
      ) : null}
    </Paper>
  );
}
