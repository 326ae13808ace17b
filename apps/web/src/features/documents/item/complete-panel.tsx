import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { useCommand } from '#data/hooks.ts';
import { FilesInput } from '#kit/fields/files-input.tsx';
import { completeAssignment } from '../document-commands.ts';
import type { Item } from './item-query.ts';

export function ReadPanel({ item, onDone }: { item: Item; onDone: () => void }) {
  const [complete, completing] = useCommand(completeAssignment, { success: 'Marked as read' });
  async function run() {
    const { ok } = await complete({ id: item.id, version: item.version, document_attachment: null });
    if (ok) onDone();
  }
  return (
    <Stack gap={12}>
      <Text size="sm">Read the whole document, then confirm.</Text>
      <Button loading={completing} onClick={() => void run()}>
        I have read
      </Button>
    </Stack>
  );
}

/** The field to upload the completed file. A required signature is the next step. */
export function UploadPanel({ item, onDone }: { item: Item; onDone: () => void }) {
  const [file, setFile] = useState<FileReference | null>(null);
  const [tried, setTried] = useState(false);
  const [complete, completing] = useCommand(completeAssignment, { success: 'File uploaded' });
  async function run() {
    setTried(true);
    if (!file) return;
    const { ok } = await complete({
      id: item.id,
      version: item.version,
      document_attachment: { file_id: file.file_id },
    });
    if (ok) onDone();
  }
  return (
    <Stack gap={12}>
      <Text size="sm">Download the form, fill it in, and upload it here.</Text>
      <FilesInput
        label="Completed file"
        required
        directory="clientdocuments"
        many={false}
        picture={false}
        value={file ? [file] : []}
        error={tried && !file ? 'Add the completed file.' : undefined}
        onChange={([next]) => setFile(next ?? null)}
      />
      <Button loading={completing} onClick={() => void run()}>
        Upload
      </Button>
    </Stack>
  );
}
