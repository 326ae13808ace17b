import { Button, Group, Text } from '@mantine/core';
import { specifiedMessages } from '@operatory/domain';
import type { FileReference } from '#data/file-reference.ts';
import { Dialog } from '#ui/dialog.tsx';
import { AttachmentList } from './attachment-list.tsx';

export function AttachmentsDialog({
  files,
  onClose,
}: {
  files: readonly FileReference[] | null;
  onClose: () => void;
}) {
  return (
    <Dialog title="Attachments" onClose={onClose}>
      {files && files.length > 0 ? (
        <AttachmentList files={files} />
      ) : (
        <Text size="sm" c="var(--op-muted)" ta="center" py={24}>
          {specifiedMessages.no_attachments}
        </Text>
      )}
      <Group justify="flex-end" mt={16}>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </Group>
    </Dialog>
  );
}
