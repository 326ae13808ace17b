import { Button, Group, Text } from '@mantine/core';
import { hoursText } from '@operatory/domain';
import { useState } from 'react';
import { TimeInput } from '#kit/fields/time-input.tsx';
import { daysInWords, leaveWeekdayInWords } from '../leave-words.ts';
import type { DayRow } from './day-rows.ts';
import type { DayTimesDraft } from './leave-draft.ts';
import classes from './leave-request.module.css';

/** The number of days shown before the user expands the list. */
const shownFirst = 10;

/**
 * The days that count, each with its times unless it is a whole day, and below them the other days with the
 * reason.
 */
export function DayBreakdown({
  rows,
  times,
  onTimes,
}: {
  rows: readonly DayRow[];
  times: Readonly<Record<string, DayTimesDraft>>;
  onTimes: (date: string, times: DayTimesDraft | null) => void;
}) {
  const [whole, setWhole] = useState(false);
  const counted = rows.filter(({ counts }) => counts);
  const shown = whole ? counted : counted.slice(0, shownFirst);
  return (
    <section aria-label="Days" className={classes.breakdown}>
      <ul className={classes.days}>
        {shown.map((row) => (
          <Day key={row.date} row={row} times={times[row.date]} onTimes={(next) => onTimes(row.date, next)} />
        ))}
      </ul>
      {counted.length > shown.length ? (
        <Button size="compact-sm" variant="subtle" onClick={() => setWhole(true)}>
          Show all {counted.length} days
        </Button>
      ) : null}
      <LeftOut rows={rows.filter(({ counts }) => !counts)} />
    </section>
  );
}

function Day({
  row,
  times,
  onTimes,
}: {
  row: DayRow;
  times: DayTimesDraft | undefined;
  onTimes: (times: DayTimesDraft | null) => void;
}) {
  const name = leaveWeekdayInWords(row.date);
  return (
    <li data-day={row.date}>
      <Group justify="space-between" wrap="nowrap" gap={8}>
        <Text size="sm" fw={550} className="tabular">
          {name}
        </Text>
        <Group gap={12} wrap="nowrap">
          <Text size="sm" className="tabular" c={row.minutes > 0 ? 'var(--op-text)' : 'var(--op-muted)'}>
            {row.problem ? '–' : `${hoursText(row.minutes)} h`}
          </Text>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={times ? `All day: ${name}` : `Set times: ${name}`}
            onClick={() => onTimes(times ? null : { start: '', end: '' })}
          >
            {times ? 'All day' : 'Set times'}
          </Button>
        </Group>
      </Group>
      {times ? (
        <Group gap={12} mt={8} align="flex-start">
          <TimeInput
            label={`From, ${name}`}
            value={times.start}
            onChange={(start) => onTimes({ ...times, start })}
          />
          <TimeInput
            label={`Until, ${name}`}
            value={times.end}
            onChange={(end) => onTimes({ ...times, end })}
          />
        </Group>
      ) : null}
      {row.problem ? (
        <Text size="xs" c="var(--op-red-ink)" mt={4}>
          {row.problem}
        </Text>
      ) : null}
    </li>
  );
}

/** The days that do not count, grouped by reason. */
function LeftOut({ rows }: { rows: readonly DayRow[] }) {
  if (rows.length === 0) return null;
  const reasons = [...new Set(rows.map(({ why }) => why ?? ''))];
  return (
    <div className={classes.left}>
      <Text size="xs" fw={600}>
        Not counted
      </Text>
      <ul>
        {reasons.map((reason) => {
          const days = rows.flatMap(({ date, why }) => (why === reason ? [date] : []));
          return (
            <li key={reason}>
              {days.length > shownFirst ? `${days.length} days` : daysInWords(days)}: {reason}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
