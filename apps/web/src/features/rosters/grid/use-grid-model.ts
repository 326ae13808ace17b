import { useMemo, useRef } from 'react';
import { shareStructure } from '#data/structural-sharing.ts';
import type { GridDay, GridLook } from './grid-look.ts';
import { type GridRow, gridRows, isClosed } from './grid-rows.ts';
import { axisOf } from './hours-axis.ts';
import type { RosterRows, RosterView } from './roster-search.ts';
import { type DayTotals, dayTotals } from './totals.ts';
import type { Week } from './week-types.ts';

export interface GridModel {
  readonly rows: readonly GridRow[];
  readonly totals: readonly DayTotals[];
  readonly look: GridLook;
}

/**
 * The data that the grid renders. Unchanged parts remain the same objects, so that moving a shift renders
 * only two cells.
 */
export function useGridModel(
  week: Week | undefined,
  {
    days,
    by,
    view,
    today,
    phone,
  }: {
    readonly days: readonly string[];
    readonly by: RosterRows;
    readonly view: RosterView;
    readonly today: string;
    readonly phone: boolean;
  },
): GridModel | null {
  const before = useRef<GridModel | null>(null);
  const key = days.join();
  const model = useMemo(() => {
    if (!week) return null;
    const dates = key.split(',');
    const gridDays = dates.map(
      (date): GridDay => ({
        date,
        holidays: week.holidays.filter((holiday) => holiday.date === date).map(({ name }) => name),
        isClosed: isClosed(week, date),
        isToday: date === today,
      }),
    );
    const isDay = view === 'day';
    const ofDay = week.shifts.filter(({ clinic_roster_date }) => clinic_roster_date === dates[0]);
    const next: GridModel = {
      rows: gridRows(week, dates, by),
      totals: dayTotals(week, dates),
      look: {
        by,
        days: gridDays,
        names: { people: week.people, rooms: week.rooms },
        axis: isDay ? axisOf([...ofDay, ...week.shift_timings]) : null,
        mayAdd: week.may_add,
        mayEdit: week.may_edit,
        showsCosts: week.shows_costs,
        phone,
      },
    };
    return before.current ? shareStructure(before.current, next) : next;
  }, [week, key, by, view, today, phone]);
  before.current = model;
  return model;
}
