import { titleOf } from '#ui/calendar-days.ts';
import type { Week } from '../grid/week-types.ts';
import { weekdayInWords } from '../roster-words.ts';
import { type PrintedDay, printedRoster } from './printed-roster.ts';
import classes from './printed-sheet.module.css';

export function PrintedSheet({ week, monday }: { week: Week; monday: string }) {
  const { days, rows } = printedRoster(week, monday);
  return (
    <div className={classes.sheet} data-printed-roster>
      <h1>
        {week.name}, {titleOf('week', monday)}
      </h1>
      <table>
        <thead>
          <tr>
            <th scope="col">Employee</th>
            {days.map(({ date, holidays }) => (
              <th key={date} scope="col">
                {weekdayInWords(date)}
                {holidays.map((name) => (
                  <span key={name}>{name}</span>
                ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.name}
                <span>{row.work}</span>
              </th>
              {row.days.map((day) => (
                <Day key={day.date} day={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 ? <p>No shifts this week.</p> : null}
    </div>
  );
}

const Day = ({ day: { shifts, isAway } }: { day: PrintedDay }) => (
  <td>
    {shifts.map(({ id, times, room, isDraft }) => (
      <div key={id} data-draft={isDraft || undefined}>
        {times}
        <span>{[room, isDraft ? 'draft' : ''].filter(Boolean).join(', ')}</span>
      </div>
    ))}
    {isAway ? <div>Away</div> : null}
  </td>
);
