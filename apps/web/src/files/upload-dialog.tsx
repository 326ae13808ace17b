import { Checkbox, Stack, Tabs, Text, TextInput } from '@mantine/core';
import { messageOf } from '@operatory/domain';
import { IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '#session/permissions.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { CameraTab } from './camera-tab.tsx';
import { acceptedExtensions, fileRefusal, type UploadKind, uploadKinds } from './file-kinds.ts';
import classes from './files.module.css';
import type { Source } from './upload-store.ts';

/** 'Upload Attachment', 'Upload Image' or 'Upload Video': takes files, a URL, or a photo from the camera. */
export function UploadDialog({
  kind,
  single,
  first,
  onClose,
  onSave,
}: {
  kind: UploadKind;
  single: boolean;
  first: 'file' | 'camera';
  onClose: () => void;
  onSave: (sources: readonly Source[], saveToLibrary: boolean) => void;
}) {
  const can = useCan();
  const { title, camera } = uploadKinds[kind];
  const [tab, setTab] = useState<string | null>(camera ? first : 'file');
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [url, setUrl] = useState('');
  const [photo, setPhoto] = useState<File | null>(null);
  const [kept, setKept] = useState(false);
  const valid = chosen.filter((file) => fileRefusal(file, kind) === null);
  const refusals = [...new Set(chosen.flatMap((file) => fileRefusal(file, kind) ?? []))];
  const isWeb = /^https?:\/\/\S+$/.test(url.trim());
  const sources: readonly Source[] =
    tab === 'camera' ? (photo ? [photo] : []) : [...valid, ...(isWeb ? [{ url: url.trim() }] : [])];
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap={12}>
        <Tabs value={tab} onChange={setTab} keepMounted={false}>
          <Tabs.List mb={12}>
            <Tabs.Tab value="file">File</Tabs.Tab>
            {camera ? <Tabs.Tab value="camera">Camera</Tabs.Tab> : null}
          </Tabs.List>
          <Tabs.Panel value="file">
            <Stack gap={12}>
              <label className={classes.drop}>
                <IconPaperclip size={16} aria-hidden />
                <span>{chosen.length > 0 ? chosen.map(({ name }) => name).join(', ') : 'Choose files'}</span>
                <input
                  type="file"
                  className="visually-hidden"
                  multiple={!single}
                  accept={acceptedExtensions(kind)}
                  aria-label="Choose files to upload"
                  onChange={(event) => setChosen([...(event.currentTarget.files ?? [])])}
                />
              </label>
              {refusals.map((refusal) => (
                <Text key={refusal} size="xs" c="var(--op-red-ink)" role="alert">
                  {messageOf(refusal)}
                </Text>
              ))}
              <TextInput
                type="url"
                label="URL"
                placeholder="https://"
                description="Link to a file that anyone can open"
                value={url}
                error={
                  url.trim() !== '' && !isWeb ? 'Enter an address that starts with https:// or http://' : null
                }
                onChange={(event) => setUrl(event.currentTarget.value)}
              />
            </Stack>
          </Tabs.Panel>
          <Tabs.Panel value="camera">
            <CameraTab photo={photo} onPhoto={setPhoto} />
          </Tabs.Panel>
        </Tabs>
        {can('library', 'ADD') ? (
          <Checkbox
            label="Also save to the library"
            checked={kept}
            onChange={(event) => setKept(event.currentTarget.checked)}
          />
        ) : null}
        <DialogFoot
          disabled={sources.length === 0}
          onSave={() => {
            onSave(sources, kept);
            onClose();
          }}
          onCancel={onClose}
        />
      </Stack>
    </Dialog>
  );
}
