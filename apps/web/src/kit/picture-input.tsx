import { Avatar, Button, Group, Stack, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useImageAddress } from '#data/image-address.ts';
import { type FileReference, uploadPicture } from './upload-picture.ts';

/** A picture: seen, chosen, taken away. It is sent as soon as it is chosen; the record gets it on Save. */
export function PictureInput({
  label,
  directory,
  value,
  onChange,
}: {
  label: string;
  directory: string;
  value: FileReference | null;
  onChange: (file: FileReference | null) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const address = useImageAddress(value);

  async function take(picture: File | undefined) {
    if (!picture) return;
    setBusy(true);
    setFailure(null);
    try {
      // A client's own pictures are for the world: its logo stands on the sign-in page.
      onChange(await uploadPicture(picture, directory, { isPublic: directory === 'clients' }));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Group gap={16} role="group" aria-label={label}>
      <Avatar src={address} size={64} radius={8} alt={label}>
        <IconPhoto size={24} aria-hidden />
      </Avatar>
      <Stack gap={4}>
        <Text size="sm" fw={550}>
          {label}
        </Text>
        <input
          ref={input}
          type="file"
          hidden
          accept=".jpg,.jpeg,.png"
          aria-label={`Choose: ${label}`}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        <Group gap={8}>
          <Button size="xs" variant="default" loading={busy} onClick={() => input.current?.click()}>
            {value ? 'Change the picture' : 'Add a picture'}
          </Button>
          {value ? (
            <Button size="xs" variant="subtle" color="gray" onClick={() => onChange(null)}>
              Remove
            </Button>
          ) : null}
        </Group>
        <Text
          size="xs"
          c={failure ? 'var(--op-red-ink)' : 'var(--op-muted)'}
          {...(failure ? { role: 'alert' } : {})}
        >
          {failure ?? 'JPG or PNG.'}
        </Text>
      </Stack>
    </Group>
  );
}
