import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconDownload, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { downloadFile, useSignedUrl } from './file-url.ts';
import { FileViewer } from './file-viewer.tsx';
import classes from './files.module.css';

const extensionOf = (name: string) => name.split('.').at(-1)?.slice(0, 4) ?? '';

function Thumb({ file }: { file: FileReference }) {
  const isImage = file.file_type === 'IMAGE';
  const { url } = useSignedUrl(file, isImage);
  return (
    <span className={classes.thumb} aria-hidden>
      {isImage && url ? (
        <img src={url} alt="" onError={(event) => event.currentTarget.remove()} />
      ) : (
        extensionOf(file.name)
      )}
    </span>
  );
}

/** Attached files as cards, which can be opened, downloaded and, where allowed, removed. */
export function AttachmentList({
  files,
  onRemove,
}: {
  files: readonly FileReference[] | null;
  onRemove?: (fileId: string) => void;
}) {
  const [shown, setShown] = useState<FileReference | null>(null);
  if (!files || files.length === 0) return null;
  return (
    <>
      <ul className={classes.list}>
        {files.map((file) => (
          <li key={file.file_id} className={classes.item}>
            <UnstyledButton
              className={classes.open}
              onClick={() => setShown(file)}
              aria-label={`View ${file.name}`}
            >
              <Thumb file={file} />
              <span className={classes.name}>{file.name}</span>
            </UnstyledButton>
            {onRemove ? (
              <ActionIcon aria-label={`Remove ${file.name}`} size={28} onClick={() => onRemove(file.file_id)}>
                <IconX size={16} />
              </ActionIcon>
            ) : (
              <DownloadIcon file={file} />
            )}
          </li>
        ))}
      </ul>
      {shown ? <FileViewer file={shown} onClose={() => setShown(null)} /> : null}
    </>
  );
}

function DownloadIcon({ file }: { file: FileReference }) {
  return (
    <ActionIcon aria-label={`Download ${file.name}`} size={28} onClick={() => void downloadFile(file)}>
      <IconDownload size={16} />
    </ActionIcon>
  );
}
