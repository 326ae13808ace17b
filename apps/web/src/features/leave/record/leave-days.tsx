import { Skeleton } from '@mantine/core';
import { number, time, toText } from '@operatory/resource';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { leaveWeekdayInWords } from '../leave-words.ts';
import classes from './leave-record.module.css';

const liveDays = graphql(`
  subscription leaveDays($leave: uuid!) {
    employee_leave_days(where: { employee_leave_id: { _eq: $leave } }, order_by: [{ date: asc }], limit: 400) {
      id date is_all_day start_time end_time paid_hrs unpaid_hrs status
    }
  }
`);
const clock = time();
const hours = (value: string): string => `${toText(number({ decimals: 2 }), value)} h`;

export function LeaveDays({ id, status }: { id: string; status: string }) {
  const { data } = useLive(liveDays, { leave: id });
  if (!data) return <Skeleton height={80} />;
  return (
    <ul className={classes.days}>
      {data.employee_leave_days.map((day) => (
        <li key={day.id}>
          <span>{leaveWeekdayInWords(day.date)}</span>
          <span className={classes.quiet}>
            {day.is_all_day
              ? 'All day'
              : `${toText(clock, day.start_time)} to ${toText(clock, day.end_time)}`}
          </span>
          <span className={classes.hours}>
            {[
              ...(Number(day.paid_hrs) > 0 ? [`${hours(day.paid_hrs)} paid`] : []),
              ...(Number(day.unpaid_hrs) > 0 ? [`${hours(day.unpaid_hrs)} unpaid`] : []),
            ].join(', ')}
            {status === 'CANCELLED' && day.status === 'APPROVED' ? ', taken' : ''}
          </span>
        </li>
      ))}
    </ul>
  );
}
