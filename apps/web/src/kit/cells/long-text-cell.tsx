import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { NotesDialog } from '#ui/notes-dialog.tsx';
import classes from './files-cell.module.css';

/** The start of a long text on one line; pressing it opens the whole text. */
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
