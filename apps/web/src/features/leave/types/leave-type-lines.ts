import { rateOfWeeks } from '@operatory/domain';
import type { FormField } from '#kit/definition/list-definition.ts';
import { type FieldValues, inputValue, problemsOf, recordOf } from '#kit/definition/record-values.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { moduleList } from '#kit/resource/module-list.ts';

/** One configuration in the form. `id` is null until it is saved; `key` identifies it in the list. */
export interface LeaveTypeLine {
  readonly key: string;
  readonly id: string | null;
  readonly values: FieldValues;
}

const parent = 'client_employee_leave_type_id';
const employeeType = 'client_employee_type_id';

export const lineFields = (
  moduleList(resourceOf('client_employee_leave_type_configurations'), '').form ?? []
).filter(({ name }) => name !== parent);

/** The accrual rates to choose from. Other rates can be typed. */
export const offeredRates = [
  { value: '0.0000000000', label: 'Does not accrue' },
  ...['1', '2', '4', '5', '6'].map((weeks) => ({
    value: rateOfWeeks(weeks),
    label: `${weeks} ${weeks === '1' ? 'week' : 'weeks'} a year`,
  })),
];

/** A new configuration: 7.6 hours on Monday to Friday. */
export const newLine = (key: string): LeaveTypeLine => ({
  key,
  id: null,
  values: {
    [employeeType]: '',
    number_of_leaves_in_days: '20',
    hrs_per_day: '7.6',
    applicable_on: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
    leave_loading: '0',
    accrual_rate: offeredRates[0]?.value ?? '0',
  },
});

export const lineOf = (row: Readonly<Record<string, unknown>> & { readonly id: string }): LeaveTypeLine => ({
  key: row.id,
  id: row.id,
  values: Object.fromEntries(lineFields.map(({ name, field }) => [name, inputValue(field, row[name])])),
});

/** The problems of each line by its key and field. Each employee type may have only one line. */
export function lineProblems(
  lines: readonly LeaveTypeLine[],
): Readonly<Record<string, Record<string, string>>> {
  const seen = new Set<unknown>();
  return Object.fromEntries(
    lines.map(({ key, values }) => {
      const problems = problemsOf(lineFields, values);
      const type = values[employeeType] || null;
      if (seen.has(type))
        problems[employeeType] = type
          ? 'This employee type already has a line'
          : 'There is already a line for everyone else. Choose an employee type.';
      seen.add(type);
      return [key, problems];
    }),
  );
}

/** The values to save. An empty number is left out, because its column cannot be null and has a default. */
export const valuesToSave = (fields: readonly FormField[], values: FieldValues): Record<string, unknown> => {
  const numbers = new Set(
    fields.filter(({ field }) => field.kind === 'number' || field.kind === 'percent').map(({ name }) => name),
  );
  return Object.fromEntries(
    Object.entries(recordOf(fields, values)).filter(([name, value]) => value !== null || !numbers.has(name)),
  );
};

/** The changes that saving makes to the stored configurations. */
export function lineChanges(
  before: readonly LeaveTypeLine[],
  now: readonly LeaveTypeLine[],
  leaveTypeId: string,
) {
  const known = new Map(before.map((line) => [line.id, JSON.stringify(line.values)]));
  return {
    removed: before.flatMap(({ id }) => (id && !now.some((line) => line.id === id) ? [id] : [])),
    updates: now.flatMap(({ id, values }) =>
      id && known.get(id) !== JSON.stringify(values) ? [{ id, set: valuesToSave(lineFields, values) }] : [],
    ),
    added: now.flatMap(({ id, values }) =>
      id ? [] : [{ [parent]: leaveTypeId, ...valuesToSave(lineFields, values) }],
    ),
  };
}
