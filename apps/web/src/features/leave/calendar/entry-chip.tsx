import { Link } from '@tanstack/react-router';
import { useMe } from '#session/session.ts';
import type { CalendarEntry } from './calendar-entries.ts';
import classes from './leave-calendar.module.css';

/**
 * The URL of a request that the user can read: under My leave for their own, otherwise under the approvals.
 */
function useRecordAddress({ leaveId, user_id }: CalendarEntry) {
  const { id } = useMe().user;
  if (leaveId === null) return null;
  const to = user_id === id ? '/dashboard/leaves/my-leaves' : '/dashboard/leaves/approvals';
  return { to, search: { record: leaveId } } as const;
}

/** A person who is away on a day, with a link to the request if the user can read it. */
export function EntryChip({
  entry,
  note,
  joined = 'alone',
  named = true,
}: {
  entry: CalendarEntry;
  /** Shown below the name, such as the kind of leave. */
  note?: string;
  joined?: 'alone' | 'first' | 'middle' | 'last';
  /** Whether the name is shown, which a bar over several days does only once. */
  named?: boolean;
}) {
  const address = useRecordAddress(entry);
  const marks = {
    className: classes.entry ?? '',
    style: entry.colour ? { borderLeftColor: entry.colour } : {},
    'data-pending': entry.isPending || undefined,
    'data-joined': joined,
    title: [entry.name, entry.kind, entry.isPending ? 'pending' : ''].filter(Boolean).join(', '),
  };
  const words = (
    <>
      <span className={named ? classes.entryName : 'visually-hidden'}>{entry.name}</span>
      <span className="visually-hidden">
        {note ? '' : `, ${entry.kind}`}
        {entry.isPending && !note ? ', pending' : ''}
      </span>
      {note ? <span className={classes.entryNote}>{note}</span> : null}
    </>
  );
  if (!address) return <span {...marks}>{words}</span>;
  return (
    <Link {...address} {...marks}>
      {words}
    </Link>
  );
}
