import { ActionIcon, Button, SegmentedControl, Select } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useClinic } from '#session/clinic.ts';
import { useToday } from '#session/use-today.ts';
import { daysOf, shiftedDate, titleOf } from '#ui/calendar-days.ts';
import { Failed } from '#ui/empty-state.tsx';
import { useKeys } from '#ui/keys.ts';
import { Page } from '#ui/page.tsx';
import { usePhone } from '#ui/window-width.ts';
import { Agenda } from './agenda.tsx';
import { clinicGroups } from './by-clinic.ts';
import { entriesOf } from './calendar-entries.ts';
import type { CalendarSearch, CalendarSpan } from './calendar-search.ts';
import type { CalendarView } from './calendar-view.ts';
import { holidayInWords } from './calendar-words.ts';
import { DayDialog } from './day-dialog.tsx';
import classes from './leave-calendar.module.css';
import { Legend } from './legend.tsx';
import { MonthGrid } from './month-grid.tsx';
import { useLeaveCalendar } from './use-leave-calendar.ts';
import { WeekGrid } from './week-grid.tsx';

export function LeaveCalendar({ search }: { search: CalendarSearch }) {
  const navigate = useNavigate();
  const phone = usePhone();
  const today = useToday();
  const { clinic: chosen, clinics } = useClinic();
  const [opened, setOpened] = useState<string | null>(null);
  const { span = 'month', date = today } = search;
  const asked = search.clinic ?? chosen?.id ?? 'all';
  const clinic = clinics.find(({ id }) => id === asked) ?? null;
  const days = daysOf(span, date);
  const answer = useLeaveCalendar(days[0] ?? date, days.at(-1) ?? date, clinic?.id ?? null);
  const { data } = answer;

  const go = (to: CalendarSearch) =>
    void navigate({ to: '/dashboard/leaves/calendar', search: { ...search, ...to }, replace: true });
  const show = (to: CalendarSpan) => go({ span: to === 'month' ? undefined : to });
  const move = (by: -1 | 1) => go({ date: shiftedDate(span, date, by) });
  useKeys([
    { key: 't', label: 'Today', run: () => go({ date: undefined }) },
    { key: 'm', label: 'Month', run: () => show('month') },
    { key: 'w', label: 'Week', run: () => show('week') },
    { key: 'ArrowLeft', label: 'Earlier', run: () => move(-1) },
    { key: 'ArrowRight', label: 'Later', run: () => move(1) },
  ]);

  const entries = useMemo(() => entriesOf(data?.leave_calendar.days ?? []), [data]);
  const holidays = data?.leave_calendar.holidays ?? [];
  const withState = new Set(holidays.map(({ state }) => state).filter(Boolean)).size > 1;
  const view: CalendarView = {
    days,
    date,
    today,
    entries,
    groups: clinicGroups(clinic ? [clinic] : clinics, entries),
    holidaysOf: (day) =>
      holidays.filter((holiday) => holiday.date === day).map((holiday) => holidayInWords(holiday, withState)),
    isWaiting: !data,
    onDay: setOpened,
  };
  const isEmpty =
    data !== undefined && !answer.fetching && !days.some((day) => entries.some((one) => one.days.has(day)));
  return (
    <Page title="Team calendar" wide>
      <div className={classes.bar}>
        <Button size="xs" variant="default" onClick={() => go({ date: undefined })}>
          Today
        </Button>
        <ActionIcon aria-label="Previous" variant="default" size={28} onClick={() => move(-1)}>
          <IconChevronLeft size={16} />
        </ActionIcon>
        <ActionIcon aria-label="Next" variant="default" size={28} onClick={() => move(1)}>
          <IconChevronRight size={16} />
        </ActionIcon>
        <h2 className={classes.title} aria-live="polite">
          {titleOf(span, date)}
        </h2>
        {isEmpty ? (
          <span className={classes.nobody} role="status">
            Nobody is away this {span}
          </span>
        ) : null}
        {clinics.length > 1 ? (
          <Select
            aria-label="Clinic"
            size="xs"
            className={classes.filter ?? ''}
            allowDeselect={false}
            value={clinic?.id ?? 'all'}
            data={[
              { value: 'all', label: 'All clinics' },
              ...clinics.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(id) => go({ clinic: id ?? undefined })}
          />
        ) : null}
        <SegmentedControl
          aria-label="Days shown"
          value={span}
          onChange={show}
          data={[
            { value: 'month', label: 'Month' },
            { value: 'week', label: 'Week' },
          ]}
        />
      </div>
      {answer.error && !data ? (
        <Failed onRefresh={answer.refetch} />
      ) : (
        <>
          <Legend entries={entries} withHolidays={holidays.length > 0} />
          {phone ? (
            <Agenda view={view} span={span} />
          ) : span === 'month' ? (
            <MonthGrid view={view} />
          ) : (
            <WeekGrid view={view} />
          )}
        </>
      )}
      {opened ? (
        <DayDialog
          day={opened}
          entries={entries}
          groups={view.groups}
          holidays={view.holidaysOf(opened)}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </Page>
  );
}
