import { Button, Group, Stack, Tabs, Text } from '@mantine/core';
import { messageOf } from '@operatory/domain';
import { useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { CameraTab } from './camera-tab.tsx';
import { acceptAttribute } from './file-kinds.ts';

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
  const [missing, setMissing] = useState(false);
  const files = tab === 'camera' ? (photo ? [photo] : []) : chosen;
  function save() {
    if (files.length === 0) return setMissing(true);
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
            <input
              type="file"
              multiple
              accept={acceptAttribute}
              aria-label="Choose files to upload"
              onChange={(event) => setChosen([...(event.currentTarget.files ?? [])])}
            />
          </Tabs.Panel>
          <Tabs.Panel value="camera">
            <CameraTab photo={photo} onPhoto={setPhoto} />
          </Tabs.Panel>
        </Tabs>
        {missing && files.length === 0 ? (
          <Text size="xs" c="var(--op-red-ink)" role="alert">
            {messageOf('fill_valid_details')}
          </Text>
        ) : null}
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={save}>Save</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
