import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { NotesDialog } from '#ui/notes-dialog.tsx';
import classes from './files-cell.module.css';

/** Long text in a table: its beginning on one line, which opens the full text. */
export function LongTextCell({ label, text }: { label: string; text: string }) {
  const [shown, setShown] = useState(false);
  return (
    <span className={classes.files}>
      <UnstyledButton
        className={classes.file ?? ''}
        aria-label={`View ${label.toLowerCase()}`}
        onClick={() => setShown(true)}
      >
        <span>{text}</span>
      </UnstyledButton>
      {shown ? <NotesDialog title={label} notes={text} onClose={() => setShown(false)} /> : null}
    </span>
  );
}
