import { Button, Group, Text, TextInput } from '@mantine/core';
import {
  type AwardPercentage,
  type AwardPercentages,
  awardDayTypes,
  awardPercentages,
  mayBePercentOfBase,
  messages,
  payOf,
  percentOfBase,
} from '@operatory/domain';
import { validate } from '@operatory/resource';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { useLeaveGuard } from '#kit/form/use-leave-guard.ts';
import { type AwardLevel, type AwardSubLevel, savePercentages } from './award-data.ts';
import { baseOn, dollars, payPointText } from './award-words.ts';
import classes from './awards.module.css';

type Draft = Partial<Record<AwardPercentage, string>>;

/** Removes trailing zeros: `25.000` becomes `25`. */
const plain = (percentage: string | null): string =>
  percentage === null ? '' : percentage.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

/**
 * The pay for each kind of day: its percentage, which can be edited, and the resulting pay, updated while
 * typing.
 */
export function PayTable({
  level,
  point,
  day,
  editable,
}: {
  level: AwardLevel;
  point: AwardSubLevel | undefined;
  day: string;
  editable: boolean;
}) {
  const [draft, setDraft] = useState<Draft>({});
  const [save, saving] = useCommand(savePercentages, { success: messages.updated });
  const fields = resourceOf('employee_award_levels').fields ?? {};
  const typed = (column: AwardPercentage): string => draft[column] ?? plain(level[column]);
  const changed = awardPercentages.filter((column) => typed(column).trim() !== plain(level[column]));
  const problemOf = (column: AwardPercentage): string | null => {
    const field = fields[column];
    return field ? validate(column, field, typed(column).trim()) : null;
  };
  const isWrong = changed.some((column) => problemOf(column) !== null);
  useLeaveGuard(() => changed.length > 0);
  const points = level.employee_award_sub_levels;

  async function submit() {
    const set: Partial<Record<AwardPercentage, string | null>> = Object.fromEntries(
      changed.map((column) => [column, typed(column).trim() || null]),
    );
    const answer = await save({ id: level.id, set: set satisfies Partial<AwardPercentages> });
    if (answer.ok) setDraft({});
  }

  return (
    <form
      aria-label={`Pay rates of ${level.name}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) void submit();
      }}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys */}
      <section className={classes.scroll} tabIndex={0} aria-label="Pay by kind of day">
        <table className={classes.pay}>
          <thead>
            <tr>
              <th scope="col">Kind of day</th>
              <th scope="col">% on top</th>
              {points.map((each) => (
                <th
                  key={each.id}
                  scope="col"
                  data-chosen={each === point || undefined}
                  className={each === point ? undefined : classes.others}
                >
                  {payPointText(each)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {awardDayTypes.map(({ value, label, column }) => (
              <tr key={value}>
                <th scope="row">{label}</th>
                <td>
                  {column === null ? (
                    <span className={classes.quiet}>Base</span>
                  ) : (
                    <Percentage
                      label={`${label}, percent on top`}
                      value={typed(column)}
                      editable={editable}
                      problem={problemOf(column)}
                      onChange={(next) => setDraft({ ...draft, [column]: next })}
                    />
                  )}
                </td>
                {points.map((each) => {
                  const base = baseOn(each, day);
                  const percentage = column === null ? '0' : typed(column);
                  return (
                    <td
                      key={each.id}
                      data-chosen={each === point || undefined}
                      data-changed={(column && changed.includes(column)) || undefined}
                      className={each === point ? undefined : classes.others}
                    >
                      {dollars(base === null ? null : payOf(base, percentage))}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {mayBePercentOfBase(typed('casual_rate_percentage')) ? (
        <div className={classes.warning} role="alert">
          <IconAlertTriangle size={16} aria-hidden style={{ flex: 'none', marginBlockStart: 2 }} />
          <span>
            This pays casuals {percentOfBase(typed('casual_rate_percentage'))} % of the base. Enter what is
            added to the base: 25, not 125.
          </span>
        </div>
      ) : null}
      {changed.length > 0 ? (
        <Group gap={8} mt={16}>
          <Button type="submit" loading={saving} disabled={isWrong}>
            Save percentages
          </Button>
          <Button variant="subtle" color="gray" disabled={saving} onClick={() => setDraft({})}>
            Discard changes
          </Button>
          <Text size="sm" c="var(--op-muted)">
            Applies to every pay point of this level
          </Text>
        </Group>
      ) : null}
    </form>
  );
}

function Percentage({
  label,
  value,
  editable,
  problem,
  onChange,
}: {
  label: string;
  value: string;
  editable: boolean;
  problem: string | null;
  onChange: (value: string) => void;
}) {
  const ofBase = percentOfBase(value);
  const hint = ofBase === null ? null : `= ${ofBase} % of base`;
  if (!editable)
    return (
      <>
        {value === '' ? '–' : `${value} %`}
        {hint ? <span className={`${classes.hint} ${classes.quiet}`}>{hint}</span> : null}
      </>
    );
  return (
    <TextInput
      className={classes.percent ?? ''}
      aria-label={label}
      size="xs"
      inputMode="decimal"
      autoComplete="off"
      placeholder="–"
      value={value}
      error={problem}
      {...(hint && !problem
        ? { description: hint, inputWrapperOrder: ['input', 'description', 'error'] }
        : {})}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
