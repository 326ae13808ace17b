import { BarChart, LineChart } from '@mantine/charts';
import { Text } from '@mantine/core';
import { centsOf, decimalHours, inDollars, weekOf } from '@operatory/domain';
import { useEffect, useMemo, useRef } from 'react';
import { useQueryData } from '#data/hooks.ts';
import classes from '#kit/cards/cards.module.css';
import { ChartCard } from '#kit/cards/chart-card.tsx';
import { useToday } from '#session/use-today.ts';
import { weekdayOf } from '#ui/calendar-days.ts';
import { budgetInWords } from '../grid/grid-words.ts';
import { readRosterWeek } from '../grid/roster-queries.ts';
import { wholeDollars } from '../grid/totals.ts';
import { weekFromAnswer } from '../grid/week-from-answer.ts';
import { type HoursDay, hoursDays } from './hours-days.ts';
import { daysForToday } from './today-days.ts';
import { readWorkedHours } from './today-queries.ts';

/** The chart takes no focus: keyboard and screen reader users have the table next to it. */
const unreached = { accessibilityLayer: false };
const planned = { label: 'Planned', color: 'blue.6' };
const worked = { label: 'Worked', color: 'orange.6' };

export interface HoursChartsProps {
  readonly clinic: { readonly id: string; readonly zone: string };
}

export default function HoursCharts({ clinic }: HoursChartsProps) {
  const today = useToday(clinic.id);
  // The card of today uses the same query and runs it again when the roster changes; the new answer arrives
  // here too.
  const answer = useQueryData(readRosterWeek, { clinic: clinic.id, ...daysForToday(today) });
  const monday = weekOf(today);
  const { until } = daysForToday(today);
  const { refetch, ...sheets } = useQueryData(readWorkedHours, { clinic: clinic.id, from: monday, until });
  const row = answer.data?.roster_week;
  const before = useRef(row);
  useEffect(() => {
    if (before.current && before.current !== row) refetch();
    before.current = row;
  }, [row, refetch]);
  const rows = sheets.data?.timesheet_period.rows;
  const shown = useMemo(() => {
    if (!row || !rows) return null;
    const week = weekFromAnswer(row);
    return {
      week,
      days: hoursDays(
        week,
        rows.flatMap(({ lines }) => lines),
        today,
      ),
    };
  }, [row, rows, today]);
  const both = {
    data: shown,
    error: answer.error ?? sheets.error,
    refetch: () => {
      answer.refetch();
      refetch();
    },
  };
  const days = shown?.days ?? [];
  const sumOf = (key: 'planned' | 'worked' | 'plannedCents' | 'workedCents'): number =>
    days.reduce((sum, day) => sum + day[key], 0);
  const isEmpty = sumOf('planned') + sumOf('worked') === 0;
  const cost =
    shown?.week.shows_costs &&
    budgetInWords(
      shown.week,
      days.map(({ planned: minutes, plannedCents: cents, unknown }) => ({
        minutes,
        cents,
        shifts: 0,
        unknown,
      })),
      'week',
    );
  return (
    <div className={classes.columns}>
      <div className={classes.stack}>
        <ChartCard
          title="Hours this week"
          answer={both}
          nothing={isEmpty ? 'Nobody is rostered this week.' : null}
          heads={['Day', 'Planned', 'Worked']}
          rows={[
            ...days.map((day) => [weekdayOf(day.date), decimalHours(day.planned), decimalHours(day.worked)]),
            ['Week', decimalHours(sumOf('planned')), decimalHours(sumOf('worked'))],
          ]}
        >
          <BarChart
            h={220}
            data={days.map((day) => ({
              day: weekdayOf(day.date),
              planned: day.planned / 60,
              worked: day.worked / 60,
            }))}
            dataKey="day"
            withLegend
            series={[
              { name: 'planned', ...planned },
              { name: 'worked', ...worked },
            ]}
            yAxisProps={{ tickFormatter: (hours: number) => `${hours} h` }}
            valueFormatter={(hours) => `${decimalHours(Math.round(hours * 60))} h`}
            barChartProps={unreached}
          />
        </ChartCard>
      </div>
      <div className={classes.stack}>
        {cost && shown ? (
          <ChartCard
            title="Roster cost this week"
            answer={both}
            nothing={isEmpty ? 'Nobody is rostered this week.' : null}
            heads={['Day', 'Planned', 'Worked', 'Planned so far', 'Worked so far']}
            rows={[
              ...days.map((day) => [
                weekdayOf(day.date),
                ...[day.plannedCents, day.workedCents, day.plannedSoFar, day.workedSoFar].map(inDollars),
              ]),
              [
                'Budget',
                '',
                '',
                shown.week.weekly_budget ? inDollars(centsOf(shown.week.weekly_budget)) : '–',
                '',
              ],
            ]}
          >
            <CostChart days={days} today={today} budget={shown.week.weekly_budget} />
            <Text
              size="xs"
              c={cost.isOver ? 'var(--op-red-ink)' : 'var(--op-muted)'}
              className="tabular"
              mt={4}
            >
              {cost.words}
              {cost.percent === null ? '' : `, ${cost.percent} %`}
            </Text>
            {days.some(({ unknown }) => unknown > 0) ? (
              <Text size="xs" c="var(--op-muted)">
                Some hours have no known cost and are not in these totals.
              </Text>
            ) : null}
          </ChartCard>
        ) : null}
      </div>
    </div>
  );
}

/** The cumulative cost of the week by day, with the budget as a line. Worked cost ends today. */
function CostChart({
  days,
  today,
  budget,
}: {
  days: readonly HoursDay[];
  today: string;
  budget: string | null;
}) {
  const limit = budget === null ? 0 : centsOf(budget) / 100;
  return (
    <LineChart
      h={200}
      curveType="linear"
      data={days.map((day) => ({
        day: weekdayOf(day.date),
        planned: day.plannedSoFar / 100,
        worked: day.date > today ? null : day.workedSoFar / 100,
      }))}
      dataKey="day"
      withLegend
      series={[
        { name: 'planned', ...planned },
        { name: 'worked', ...worked },
      ]}
      referenceLines={
        limit > 0 ? [{ y: limit, label: 'Budget', color: 'red.6', labelPosition: 'insideTopLeft' }] : []
      }
      yAxisProps={{ width: 64, domain: [0, (most: number) => Math.max(most, limit * 1.1)] }}
      valueFormatter={(dollars) => wholeDollars(Math.round(dollars * 100))}
      lineChartProps={unreached}
    />
  );
}
