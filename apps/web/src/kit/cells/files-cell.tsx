import { UnstyledButton } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { AttachmentsDialog } from '#files/attachments-dialog.tsx';
import { FileViewer } from '#files/file-viewer.tsx';
import classes from './files-cell.module.css';

export const filesOf = (value: unknown): readonly FileReference[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (file): file is FileReference => typeof file === 'object' && file !== null && 'file_id' in file,
  );

/** The most files that a cell lists by name; if there are more, it only counts them. */
const named = 2;

/**
 * Attached files by name, each opening in the viewer. If there are too many to list, one link opens all of
 * them.
 */
export function FilesCell({ value }: { value: unknown }) {
  const [shown, setShown] = useState<FileReference | 'all' | null>(null);
  const files = filesOf(value);
  if (files.length === 0) return null;
  const close = () => setShown(null);
  if (files.length > named)
    return (
      <span className={classes.files}>
        <UnstyledButton className={classes.file ?? ''} onClick={() => setShown('all')}>
          <IconPaperclip size={14} aria-hidden />
          <span>{files.length} files</span>
        </UnstyledButton>
        {shown === 'all' ? <AttachmentsDialog files={files} onClose={close} /> : null}
      </span>
    );
  return (
    <span className={classes.files}>
      {files.map((file) => (
        <UnstyledButton
          key={file.file_id}
          className={classes.file ?? ''}
          aria-label={`View ${file.name}`}
          onClick={() => setShown(file)}
        >
          <IconPaperclip size={14} aria-hidden />
          <span>{file.name}</span>
        </UnstyledButton>
      ))}
      {shown && shown !== 'all' ? <FileViewer file={shown} onClose={close} /> : null}
    </span>
  );
}
