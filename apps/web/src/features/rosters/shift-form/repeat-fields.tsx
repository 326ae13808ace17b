import { Checkbox, Chip, Group, Stack, Text } from '@mantine/core';
import {
  lastRepeatDate,
  maxRepeatWeeks,
  repeatDates,
  weekdayChoices,
  weekdayOf,
  weekdays,
} from '@operatory/domain';
import { isDate } from '@operatory/resource';
import { DayInput } from '#kit/fields/day-input.tsx';
import { dayInWords, rosterCountInWords } from '../roster-words.ts';

type Weekday = (typeof weekdays)[number];
/** The weekdays on which a shift repeats and the last date; null for a single shift. */
export interface Repeat {
  readonly on: readonly Weekday[];
  readonly until: string;
}

/** The dates on which the shift is added. */
export const datesOf = (date: string, repeat: Repeat | null): readonly string[] =>
  repeat && isDate(date) && isDate(repeat.until) ? repeatDates(date, repeat.on, repeat.until) : [date];

export function RepeatFields({
  date,
  repeat,
  onChange,
}: {
  date: string;
  repeat: Repeat | null;
  onChange: (repeat: Repeat | null) => void;
}) {
  const isKnown = isDate(date);
  const dates = datesOf(date, repeat);
  const last = dates.at(-1);
  return (
    <Stack gap={8}>
      <Checkbox
        label="Repeat each week"
        checked={repeat !== null}
        disabled={!isKnown}
        onChange={({ currentTarget: { checked } }) =>
          onChange(checked && isKnown ? { on: [weekdayOf(date)], until: '' } : null)
        }
      />
      {repeat && isKnown ? (
        <>
          <Chip.Group
            multiple
            value={[...repeat.on]}
            onChange={(chosen) =>
              onChange({
                ...repeat,
                on: weekdays.filter((day) => chosen.includes(day)),
              })
            }
          >
            <Group gap={6} role="group" aria-label="Weekdays">
              {weekdayChoices.map(({ value, label }) => (
                <Chip key={value} value={value} size="xs">
                  {label.slice(0, 3)}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
          <DayInput
            label="Until"
            description={`At most ${maxRepeatWeeks} weeks, to ${dayInWords(lastRepeatDate(date))}`}
            minDate={date}
            maxDate={lastRepeatDate(date)}
            value={repeat.until}
            popoverProps={{ withinPortal: true }}
            onChange={(until) => onChange({ ...repeat, until: until ?? '' })}
          />
          <Text size="sm" role="status" aria-label="Repeated">
            {isDate(repeat.until) && last
              ? `${rosterCountInWords(dates.length, 'shift')}, the last one on ${dayInWords(last)}`
              : 'Choose the last day.'}
          </Text>
        </>
      ) : null}
    </Stack>
  );
}
