import { Button, Group, Stack, Tabs } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { CameraTab } from './camera-tab.tsx';
import { acceptAttribute } from './file-kinds.ts';
import classes from './files.module.css';

/** 'Upload Attachment': a file, or a photo from the camera. */
export function UploadDialog({
  onClose,
  onSave,
}: {
  onClose: () => void;
  onSave: (files: readonly File[]) => void;
}) {
  const [tab, setTab] = useState<string | null>('camera');
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [photo, setPhoto] = useState<File | null>(null);
  const files = tab === 'camera' ? (photo ? [photo] : []) : chosen;
  function save() {
    onSave(files);
    onClose();
  }
  return (
    <Dialog title="Upload Attachment" onClose={onClose}>
      <Stack gap={12}>
        <Tabs value={tab} onChange={setTab} keepMounted={false}>
          <Tabs.List mb={12}>
            <Tabs.Tab value="file">File</Tabs.Tab>
            <Tabs.Tab value="camera">Camera</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="file">
            <label className={classes.drop}>
              <IconPaperclip size={16} aria-hidden />
              <span>{chosen.length > 0 ? chosen.map(({ name }) => name).join(', ') : 'Choose files'}</span>
              <input
                type="file"
                className="visually-hidden"
                multiple
                accept={acceptAttribute}
                aria-label="Choose files to upload"
                onChange={(event) => setChosen([...(event.currentTarget.files ?? [])])}
              />
            </label>
          </Tabs.Panel>
          <Tabs.Panel value="camera">
            <CameraTab photo={photo} onPhoto={setPhoto} />
          </Tabs.Panel>
        </Tabs>
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={save} disabled={files.length === 0}>
            Save
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
