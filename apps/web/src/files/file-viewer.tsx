import { Button, Group, Modal, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { FileReference } from '#data/file-reference.ts';
import { useOnTop } from '#ui/on-top.ts';
import { usePhone } from '#ui/window-width.ts';
import { FileBody } from './file-body.tsx';
import { downloadFile } from './file-url.ts';

const typeOf = ({ file_type }: FileReference) => file_type.charAt(0) + file_type.slice(1).toLowerCase();

/** The directories whose files are shown with a title besides their name. */
const titled: ReadonlySet<string> = new Set(['clientdocuments', 'sterilization_machine_image']);

/** 'View {file type} ({name})': the file, if a browser can show it, and a Download button. */
export function FileViewer({
  file,
  title,
  onClose,
}: {
  file: FileReference;
  /** The title of the file, for client documents and pictures of machines. */
  title?: string;
  onClose: () => void;
}) {
  const onTop = useOnTop();
  const phone = usePhone();
  return (
    <Modal
      opened
      onClose={onClose}
      size="70%"
      fullScreen={phone ?? false}
      closeOnEscape={onTop}
      title={`View ${typeOf(file)} (${file.name})`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {titled.has(file.directory) ? (
        <Title order={3} size="h4" mb={12}>
          {title ?? file.name}
        </Title>
      ) : null}
      <FileBody file={file} />
      <Group justify="flex-end" mt={16}>
        <Button leftSection={<IconDownload size={16} />} onClick={() => void downloadFile(file)}>
          Download
        </Button>
      </Group>
    </Modal>
  );
}
