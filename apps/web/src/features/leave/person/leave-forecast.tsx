import { Group, Paper, Text } from '@mantine/core';
import { addDays, shownHours } from '@operatory/domain';
import { isDate } from '@operatory/resource';
import { useState } from 'react';
import { useQueryData } from '#data/hooks.ts';
import { useRefetchOnChange } from '#data/use-refetch-on-change.ts';
import { DayInput } from '#kit/fields/day-input.tsx';
import { useToday } from '#session/use-today.ts';
import { dateInWords } from '../leave-words.ts';
import { forecastOf } from './person-queries.ts';

/** The balance that a person will have on a date, and how it is calculated. */
export function LeaveForecast({
  userId,
  type,
  remaining,
}: {
  userId: string;
  type: string | null;
  /** The current balance; the forecast reloads when it changes. */
  remaining: string;
}) {
  const today = useToday();
  const [on, setOn] = useState<string | null>(() => addDays(today, 90));
  const isValid = on !== null && isDate(on) && on >= today;
  const { data, refetch } = useQueryData(
    forecastOf,
    { user: userId, type, on: on ?? today },
    { pause: !isValid },
  );
  useRefetchOnChange(isValid ? remaining : undefined, refetch);
  const forecast = isValid ? data?.leave_forecast : undefined;
  return (
    <Paper p={16} component="section" aria-label="Forecast">
      <Group gap={16} align="flex-end" wrap="wrap">
        <DayInput
          label="Forecast for"
          value={on}
          minDate={today}
          onChange={setOn}
          error={on !== null && isDate(on) && on < today ? 'Choose today or a later date' : undefined}
          w={180}
        />
        <div aria-live="polite" style={{ minWidth: 0, flex: 1 }}>
          {forecast ? (
            <>
              <Text fw={650} className="tabular">
                {shownHours(forecast.forecast_hrs)} h on {dateInWords(forecast.on)}
              </Text>
              <Text size="xs" c="var(--op-muted)" className="tabular">
                {shownHours(forecast.today_hrs)} h today, plus {shownHours(forecast.accrual_hrs)} h usual
                accrual, less {shownHours(forecast.leave_hrs)} h approved and pending leave
              </Text>
            </>
          ) : null}
        </div>
      </Group>
    </Paper>
  );
}
