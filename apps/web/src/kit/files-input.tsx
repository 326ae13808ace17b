import { Button, Group, Input, Progress, Text } from '@mantine/core';
import { messageOf } from '@operatory/domain';
import { IconPaperclip } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { AttachmentList } from '#files/attachment-list.tsx';
import { acceptAttribute, fileTypeOf, isAccepted } from '#files/file-kinds.ts';
import type { FileReference } from '#files/file-reference.ts';
import { type Upload, UploadCancelled, upload } from '#files/upload.ts';

interface Sending {
  readonly name: string;
  /** 0 to 1. */
  readonly progress: number;
  readonly cancel: () => void;
}

/** One file or several: chosen, seen, taken away. Each is sent as soon as it is chosen; the record gets it on Save. */
export function FilesInput({
  label,
  required,
  description,
  error,
  directory,
  many,
  picture,
  value,
  onChange,
}: {
  label: string;
  required: boolean;
  description?: string | undefined;
  error?: string | undefined;
  directory: string;
  many: boolean;
  /** Pictures only. */
  picture: boolean;
  value: readonly FileReference[];
  onChange: (files: readonly FileReference[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const latest = useRef(value);
  latest.current = value;

  async function take(file: File) {
    if (!isAccepted(file.name) || (picture && fileTypeOf(file.name) !== 'IMAGE')) {
      setFailure(messageOf('file_kind'));
      return;
    }
    const begun: Upload = upload(
      file,
      directory,
      (progress) =>
        setSending((all) => all.map((one) => (one.cancel === begun.cancel ? { ...one, progress } : one))),
      // A client's own pictures are for the world: they stand on the sign-in page.
      { isPublic: directory === 'clients' },
    );
    setSending((all) => [...all, { name: file.name, progress: 0, cancel: begun.cancel }]);
    try {
      const reference = await begun.done;
      latest.current = many ? [...latest.current, reference] : [reference];
      onChange(latest.current);
    } catch (reason) {
      if (!(reason instanceof UploadCancelled))
        setFailure(reason instanceof Error ? reason.message : messageOf('file_not_uploaded'));
    } finally {
      setSending((all) => all.filter((one) => one.cancel !== begun.cancel));
    }
  }

  return (
    <Input.Wrapper
      component="fieldset"
      bd={0}
      p={0}
      m={0}
      label={label}
      labelElement="div"
      styles={{ label: { display: 'block' } }}
      required={required}
      {...(description ? { description } : {})}
      {...(error ? { error } : {})}
      aria-label={label}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple={many}
        accept={picture ? '.jpg,.jpeg,.png' : acceptAttribute}
        aria-label={`Choose: ${label}`}
        onChange={(event) => {
          setFailure(null);
          for (const file of event.currentTarget.files ?? []) void take(file);
          event.currentTarget.value = '';
        }}
      />
      <AttachmentList
        files={value}
        onRemove={(id) => onChange(value.filter(({ file_id }) => file_id !== id))}
      />
      {sending.map((one, index) => (
        <Group key={`${index} ${one.name}`} gap={8} wrap="nowrap" my={4}>
          <Text size="xs" truncate>
            {one.name}
          </Text>
          <Progress flex={1} value={one.progress * 100} aria-label={`Uploading ${one.name}`} />
          <Button size="compact-xs" variant="subtle" color="gray" onClick={one.cancel}>
            Cancel
          </Button>
        </Group>
      ))}
      <Button
        size="xs"
        variant="default"
        mt={4}
        leftSection={<IconPaperclip size={14} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {many ? 'Add files' : value.length > 0 ? 'Change the file' : 'Add a file'}
      </Button>
      {failure ? (
        <Text size="xs" c="var(--op-red-ink)" role="alert" mt={4}>
          {failure}
        </Text>
      ) : null}
    </Input.Wrapper>
  );
}
