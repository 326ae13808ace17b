import { ActionIcon, Button, Group, Loader, Modal, Text, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDownload, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { toast } from '#ui/toast.ts';
import type { FileReference } from '../data/task-row.ts';
import { download, useSignedUrl } from './file-url.ts';
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

/** Attached files as cards: opened in the viewer, downloaded, or removed where that is allowed. */
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

const get = (file: FileReference) => download(file).catch(() => toast.error('Unable to download the file'));

function DownloadIcon({ file }: { file: FileReference }) {
  return (
    <ActionIcon aria-label={`Download ${file.name}`} size={28} onClick={() => void get(file)}>
      <IconDownload size={16} />
    </ActionIcon>
  );
}

/** 'View {file type} ({name})': the picture, film or document itself where a browser can show it, and Download. */
function FileViewer({ file, onClose }: { file: FileReference; onClose: () => void }) {
  const phone = useMediaQuery('(max-width: 48em)');
  const { url, failed } = useSignedUrl(file);
  const type = file.file_type.charAt(0) + file.file_type.slice(1).toLowerCase();
  return (
    <Modal
      opened
      onClose={onClose}
      size="70%"
      fullScreen={phone ?? false}
      title={`View ${type} (${file.name})`}
    >
      {failed ? <Text c="var(--op-muted)">This file cannot be shown.</Text> : null}
      {!url && !failed ? <Loader size="sm" aria-label="Loading the file" /> : null}
      {url ? <Shown file={file} url={url} /> : null}
      <Group justify="flex-end" mt={16}>
        <Button leftSection={<IconDownload size={16} />} onClick={() => void get(file)}>
          Download
        </Button>
      </Group>
    </Modal>
  );
}

function Shown({ file, url }: { file: FileReference; url: string }) {
  if (file.file_type === 'IMAGE') return <img className={classes.preview} src={url} alt={file.name} />;
  if (file.file_type === 'VIDEO') {
    // biome-ignore lint/a11y/useMediaCaption: people's own films come without captions
    return <video className={classes.preview} src={url} controls />;
  }
  if (file.mime_type.startsWith('audio/')) {
    // biome-ignore lint/a11y/useMediaCaption: people's own recordings come without captions
    return <audio src={url} controls style={{ width: '100%' }} />;
  }
  return <Text c="var(--op-muted)">No preview for this kind of file. Download it to open it.</Text>;
}
