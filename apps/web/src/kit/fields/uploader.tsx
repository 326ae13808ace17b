import { Button, Group, Menu } from '@mantine/core';
import { IconCamera, IconDots, IconFolder, IconPaperclip, IconWorld } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { AttachmentList } from '#files/attachment-list.tsx';
import { acceptedExtensions, uploadKinds } from '#files/file-kinds.ts';
import classes from '#files/files.module.css';
import { onPastedFiles } from '#files/pasted.ts';
import { UploadDialog } from '#files/upload-dialog.tsx';
import { UploadRow } from '#files/upload-row.tsx';
import { type Source, type UploadOwner, uploadStore } from '#files/upload-store.ts';
import type { Uploads } from '#files/use-uploads.ts';
import { useWaitingForm } from '#files/use-waiting-form.ts';
import { LibraryDialog } from '#kit/pick/library-dialog.tsx';
import { useCan } from '#session/permissions.ts';

const looks = {
  wide: { variant: 'default', h: 'auto', mih: 40 },
  quiet: { variant: 'subtle', color: 'gray', size: 'xs' },
  field: { variant: 'default', size: 'xs' },
} as const;

/**
 * Attaches files that are chosen, dropped, pasted, taken with the camera, fetched from a URL, or picked from
 * the library. A form that is submitted during an upload waits for it.
 */
export function Uploader({
  owner,
  uploads: { uploading, files },
  look = 'wide',
  label = 'Attachments',
  inputLabel = 'Choose files',
  choose = look === 'wide' ? 'Choose files or drop them here' : 'Attach',
  onFiles = (kept) => uploadStore.set(owner.id, kept),
}: {
  owner: UploadOwner;
  uploads: Pick<Uploads, 'uploading' | 'files'>;
  /** A small button below a text, a wide drop zone, or a field of a form. */
  look?: keyof typeof looks;
  label?: string;
  inputLabel?: string;
  /** The label of the button that opens the device's file picker. */
  choose?: string;
  /** Called with the remaining files when one is removed; null if the caller shows the files itself. */
  onFiles?: ((files: readonly FileReference[]) => void) | null;
}) {
  const { kind = 'attachment', single = false } = owner;
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLFieldSetElement>(null);
  const [over, setOver] = useState(false);
  const [open, setOpen] = useState<'file' | 'camera' | 'library' | null>(null);
  const can = useCan();
  const close = () => setOpen(null);
  const add = (sources: readonly Source[], saveToLibrary = false) =>
    uploadStore.add(owner, sources, saveToLibrary);
  const latest = useRef(add);
  latest.current = add;
  useEffect(
    () => (area.current ? onPastedFiles(area.current, (pasted) => latest.current(pasted)) : undefined),
    [],
  );
  useWaitingForm(area, uploading);
  const wide = look === 'wide';
  const button = looks[look];
  const iconSize = wide ? 16 : 14;
  return (
    <fieldset
      ref={area}
      className={classes.uploader}
      aria-label={label}
      data-over={over || undefined}
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
        multiple={!single}
        accept={acceptedExtensions(kind)}
        aria-label={inputLabel}
        onChange={(event) => {
          add([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <Group gap={8} wrap={wide ? 'nowrap' : 'wrap'} align="stretch">
        {!wide ? (
          <Button
            {...button}
            leftSection={<IconPaperclip size={14} />}
            onClick={() => input.current?.click()}
          >
            {choose}
          </Button>
        ) : (
          <button
            type="button"
            className={classes.drop}
            data-over={over || undefined}
            onClick={() => input.current?.click()}
          >
            <IconPaperclip size={16} aria-hidden />
            <span>{choose}</span>
          </button>
        )}
        <Group gap={8} wrap="nowrap" align="stretch">
          {uploadKinds[kind].camera ? (
            <Button
              {...button}
              leftSection={<IconCamera size={iconSize} />}
              onClick={() => setOpen('camera')}
              style={{ flex: 'none' }}
            >
              Camera
            </Button>
          ) : null}
          <Menu position="bottom-end">
            <Menu.Target>
              <Button {...button} px={8} aria-label="More ways to attach" style={{ flex: 'none' }}>
                <IconDots size={iconSize} />
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconWorld size={16} />} onClick={() => setOpen('file')}>
                From a link
              </Menu.Item>
              {can('library') ? (
                <Menu.Item leftSection={<IconFolder size={16} />} onClick={() => setOpen('library')}>
                  From the library
                </Menu.Item>
              ) : null}
            </Menu.Dropdown>
          </Menu>
        </Group>
      </Group>
      {uploading.map((item) => (
        <UploadRow key={item.key} item={item} />
      ))}
      {onFiles ? (
        <AttachmentList
          files={files}
          onRemove={(id) => onFiles(files.filter(({ file_id }) => file_id !== id))}
        />
      ) : null}
      {open === 'file' || open === 'camera' ? (
        <UploadDialog kind={kind} single={single} first={open} onClose={close} onSave={add} />
      ) : null}
      {open === 'library' ? (
        <LibraryDialog
          kind={kind}
          single={single}
          onClose={close}
          onPick={(picked) => uploadStore.take(owner, picked)}
        />
      ) : null}
    </fieldset>
  );
}
