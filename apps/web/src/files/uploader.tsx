import { Button, Group } from '@mantine/core';
import { IconCamera, IconPaperclip } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { AttachmentList } from './attachment-list.tsx';
import { acceptAttribute } from './file-kinds.ts';
import classes from './files.module.css';
import { UploadDialog } from './upload-dialog.tsx';
import { UploadRow } from './upload-row.tsx';
import { type UploadOwner, uploadStore } from './upload-store.ts';
import type { Uploads } from './use-uploads.ts';

/** Attaches files: chosen, dropped or taken by the camera, each with its progress. */
export function Uploader({
  owner,
  uploads: { uploading, files },
  compact = false,
}: {
  owner: UploadOwner;
  uploads: Uploads;
  compact?: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [camera, setCamera] = useState(false);
  const choose = () => input.current?.click();
  const add = (chosen: readonly File[]) => uploadStore.add(owner, chosen);
  return (
    <fieldset
      className={classes.uploader}
      aria-label="Attachments"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        add([...event.dataTransfer.files]);
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
          add([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <Group gap={8} wrap="nowrap" align="stretch">
        {compact ? (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<IconPaperclip size={14} />}
            onClick={choose}
          >
            Attach
          </Button>
        ) : (
          <button type="button" className={classes.drop} data-over={over || undefined} onClick={choose}>
            <IconPaperclip size={16} aria-hidden />
            <span>Choose files or drop them here</span>
          </button>
        )}
        <Button
          variant={compact ? 'subtle' : 'default'}
          {...(compact ? { color: 'gray', size: 'xs' } : { h: 'auto', mih: 40 })}
          leftSection={<IconCamera size={compact ? 14 : 16} />}
          onClick={() => setCamera(true)}
          style={{ flex: 'none' }}
        >
          Camera
        </Button>
      </Group>
      {uploading.map((item) => (
        <UploadRow key={item.key} item={item} />
      ))}
      <AttachmentList
        files={files}
        onRemove={(id) =>
          uploadStore.set(
            owner.id,
            files.filter((file) => file.file_id !== id),
          )
        }
      />
      {camera ? <UploadDialog onClose={() => setCamera(false)} onSave={add} /> : null}
    </fieldset>
  );
}
