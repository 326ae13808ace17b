import { Stack, Text } from '@mantine/core';
import { Dialog } from '#ui/dialog.tsx';
import { leaveWeekdayInWords } from '../leave-words.ts';
import type { ClinicGroup } from './by-clinic.ts';
import { type CalendarEntry, entriesOn } from './calendar-entries.ts';
import { hoursInWords } from './calendar-words.ts';
import { EntryChip } from './entry-chip.tsx';
import classes from './leave-calendar.module.css';

/** The people who are away on a day, by clinic; with hours if the user can read the request. */
export function DayDialog({
  day,
  entries,
  groups,
  holidays,
  onClose,
}: {
  day: string;
  entries: readonly CalendarEntry[];
  groups: readonly ClinicGroup[];
  holidays: readonly string[];
  onClose: () => void;
}) {
  const away = entriesOn(entries, day);
  return (
    <Dialog title={`Away on ${leaveWeekdayInWords(day)}`} onClose={onClose}>
      <Stack gap={16}>
        {holidays.map((holiday) => (
          <div key={holiday} className={classes.holiday}>
            {holiday}
          </div>
        ))}
        {away.length === 0 ? <Text size="sm">Nobody is away.</Text> : null}
        {groups.map(({ id, name, holds }) => {
          const here = away.filter(holds);
          if (here.length === 0) return null;
          return (
            <section key={id} aria-label={name}>
              {groups.length > 1 ? (
                <Text size="sm" fw={600} mb={6}>
                  {name}
                </Text>
              ) : null}
              <ul className={classes.people}>
                {here.map((entry) => (
                  <li key={entry.key}>
                    <EntryChip entry={entry} note={entryNote(entry, day)} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </Stack>
    </Dialog>
  );
}

/** `Annual leave · 7.60 h · pending`; without the hours if the user may not read the request. */
export function entryNote({ kind, isPending, leaveId, days }: CalendarEntry, day: string): string {
  const own = days.get(day);
  const hours = leaveId !== null && own ? hoursInWords(own) : '';
  return [kind, hours, isPending ? 'pending' : ''].filter(Boolean).join(' · ');
}
