import { Button, Group, Text } from '@mantine/core';
import { type NoteEntry, newestFirst, specifiedMessages } from '@operatory/domain';
import { dateTime, toText } from '@operatory/resource';
import { useClinic } from '#session/clinic.ts';
import { Dialog } from './dialog.tsx';
import classes from './notes-history.module.css';

/** The notes on a record, newest first, each with when and by whom it was written. */
export function NotesHistoryDialog({ notes, onClose }: { notes: readonly NoteEntry[]; onClose: () => void }) {
  const { zone } = useClinic();
  return (
    <Dialog title="Notes history" onClose={onClose}>
      {notes.length === 0 ? (
        <Text size="sm" c="var(--op-muted)">
          {specifiedMessages.no_notes}
        </Text>
      ) : (
        <ol className={classes.notes}>
          {newestFirst(notes).map(({ id, heading, text, change, at }) => (
            <li key={id}>
              <h3 className={classes.heading}>{heading}</h3>
              <p className={classes.text}>{text}</p>
              <p className={classes.when}>
                {change} {toText(dateTime({ dayFirst: true }), at, { timeZone: zone })}
              </p>
            </li>
          ))}
        </ol>
      )}
      <Group justify="flex-end" mt={16}>
        <Button data-autofocus variant="default" onClick={onClose}>
          Close
        </Button>
      </Group>
    </Dialog>
  );
}
