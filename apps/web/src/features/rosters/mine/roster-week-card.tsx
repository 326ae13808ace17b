import { Paper, Text, Title } from '@mantine/core';
import { IconCalendarOff, IconCalendarStar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ColourDot } from '#ui/colour-dot.tsx';
import { daysInWords, durationInWords, timesInWords, weekdayInWords } from '../roster-words.ts';
import classes from './my-roster.module.css';
import type { MyLeaveDay, RosterShift } from './my-roster-queries.ts';
import type { RosterWeek } from './week-days.ts';

/** A week of the user's roster: its days with shifts, leave and holidays, and its hours. */
export function RosterWeekCard({
  week,
  title,
  today,
  shift,
}: {
  week: RosterWeek;
  title: string;
  today: string;
  shift: (of: RosterShift) => ReactNode;
}) {
  return (
    <Paper component="section" className={classes.week ?? ''} aria-label={title}>
      <div className={classes.weekHead}>
        <Title order={2} size="h3">
          {title}
          <Text component="span" size="sm" c="var(--op-muted)" fw={400} ml={8}>
            {daysInWords(week.from, week.until)}
          </Text>
        </Title>
        <Text size="sm" c="var(--op-muted)" className="tabular">
          {durationInWords(week.minutes)}
        </Text>
      </div>
      {week.days.length === 0 ? (
        <Text size="sm" c="var(--op-muted)" p="12px 16px">
          No shifts published
        </Text>
      ) : null}
      {week.days.map((day) => (
        <div key={day.date} className={classes.day} data-today={day.date === today || undefined}>
          <span className={classes.date}>{weekdayInWords(day.date)}</span>
          <div className={classes.entries}>
            {day.holidays.map(({ id, name }) => (
              <span key={id} className={classes.painted}>
                <IconCalendarStar size={14} /> {name}
              </span>
            ))}
            {day.leave.map((leave) => (
              <span key={leave.id} className={classes.painted}>
                <IconCalendarOff size={14} />
                <ColourDot colour={leave.client_employee_leave_type?.color ?? null} />
                {leaveInWords(leave)}
              </span>
            ))}
            {day.shifts.map((each) => shift(each))}
          </div>
        </div>
      ))}
    </Paper>
  );
}

function leaveInWords({
  client_employee_leave_type: type,
  status,
  is_all_day,
  start_time,
  end_time,
}: MyLeaveDay) {
  const times = !is_all_day && start_time && end_time ? `, ${timesInWords(start_time, end_time)}` : '';
  return `${type?.name ?? 'Time in lieu'}${times}${status === 'PENDING' ? ' (pending)' : ''}`;
}
