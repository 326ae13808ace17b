import { UnstyledButton } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { FileViewer } from '#files/file-viewer.tsx';
import classes from './files-cell.module.css';

export const filesOf = (value: unknown): readonly FileReference[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (file): file is FileReference => typeof file === 'object' && file !== null && 'file_id' in file,
  );

/** Attached files by name; each opens in the viewer. */
export function FilesCell({ value }: { value: unknown }) {
  const [shown, setShown] = useState<FileReference | null>(null);
  const files = filesOf(value);
  if (files.length === 0) return null;
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
      {shown ? <FileViewer file={shown} onClose={() => setShown(null)} /> : null}
    </span>
  );
}
