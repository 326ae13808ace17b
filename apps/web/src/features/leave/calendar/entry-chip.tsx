import { Link } from '@tanstack/react-router';
import { useMe } from '#session/session.ts';
import type { Entry } from './calendar-entries.ts';
import classes from './leave-calendar.module.css';

/** Where a request opens that one reads: one's own among one's leave, another among those to decide. */
function useRecordAddress({ leaveId, user_id }: Entry) {
  const { id } = useMe().user;
  if (leaveId === null) return null;
  const to = user_id === id ? '/dashboard/leaves/my-leaves' : '/dashboard/leaves/approvals';
  return { to, search: { record: leaveId } } as const;
}

/** A person who is away on a day: a link to the request for those who read it. */
export function EntryChip({
  entry,
  note,
  joined = 'alone',
  named = true,
}: {
  entry: Entry;
  /** Below the name, such as the kind of leave. */
  note?: string;
  /** Whether the days before and after it are of the same request. */
  joined?: 'alone' | 'first' | 'middle' | 'last';
  /** Shown; a bar over several days has its name once for those who see. */
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
