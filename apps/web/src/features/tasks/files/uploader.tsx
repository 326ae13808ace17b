import { ActionIcon, Button, Progress, Text } from '@mantine/core';
import { IconPaperclip, IconRefresh, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { FileReference } from '../data/task-row.ts';
import { AttachmentList } from './attachment-list.tsx';
import { acceptAttribute } from './file-kinds.ts';
import classes from './files.module.css';
import { useUploads } from './use-uploads.ts';

/** Attaches files: by choosing or dropping them, each with its progress; `onBusy` lets a form wait for them. */
export function Uploader({
  directory,
  files,
  onChange,
  compact = false,
}: {
  directory: 'tasks' | 'task_comments';
  files: readonly FileReference[];
  onChange: (files: readonly FileReference[]) => void;
  compact?: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const uploads = useUploads(directory, files, onChange);
  const choose = () => input.current?.click();
  return (
    <fieldset
      style={{ display: 'grid', gap: 8, border: 0, margin: 0, padding: 0, minWidth: 0 }}
      aria-label="Attachments"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        uploads.add([...event.dataTransfer.files]);
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptAttribute}
        aria-label="Choose files"
        onChange={(event) => {
          uploads.add([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      {compact ? (
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          leftSection={<IconPaperclip size={14} />}
          onClick={choose}
          w="fit-content"
        >
          Attach
        </Button>
      ) : (
        <button type="button" className={classes.drop} data-over={over || undefined} onClick={choose}>
          <IconPaperclip size={16} aria-hidden />
          <span>Drop files here or click to choose</span>
        </button>
      )}
      {uploads.uploading.map((item) => (
        <div key={item.key} className={classes.item}>
          <div style={{ flex: 1, minWidth: 0 }}>
            <Text size="xs" truncate>
              {item.name}
            </Text>
            {item.failure ? (
              <Text size="xs" c="var(--op-red-ink)" role="alert">
                {item.failure}
              </Text>
            ) : (
              <Progress value={item.progress * 100} mt={4} aria-label={`Uploading ${item.name}`} />
            )}
          </div>
          {item.failure ? (
            <ActionIcon
              aria-label={`Try ${item.name} again`}
              onClick={() => uploads.retry(item.key)}
              size={28}
            >
              <IconRefresh size={16} />
            </ActionIcon>
          ) : null}
          <ActionIcon aria-label={`Cancel ${item.name}`} onClick={() => uploads.cancel(item.key)} size={28}>
            <IconX size={16} />
          </ActionIcon>
        </div>
      ))}
      <AttachmentList
        files={files}
        onRemove={(id) => onChange(files.filter((file) => file.file_id !== id))}
      />
    </fieldset>
  );
}
