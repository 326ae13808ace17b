import { Avatar, Button, Group, Stack, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import type { FileReference } from '#data/file-reference.ts';
import { useImageAddress } from '#data/image-address.ts';
import { Uploader } from './uploader.tsx';
import { useFieldUploads } from './use-field-uploads.ts';

/**
 * A picture that can be viewed, chosen and removed. It is uploaded as soon as it is chosen, and becomes part
 * of the record when that is saved.
 */
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
  const address = useImageAddress(value);
  const { owner, uploads } = useFieldUploads(
    { label, directory, picture: true, many: false },
    value ? [value] : [],
    ([file]) => onChange(file ?? null),
  );
  return (
    <Group gap={16} role="group" aria-label={label}>
      <Avatar src={address} size={64} radius={8} alt={label}>
        <IconPhoto size={24} aria-hidden />
      </Avatar>
      <Stack gap={4} flex={1} miw={0}>
        <Text size="sm" fw={550}>
          {label}
        </Text>
        <Uploader
          owner={owner}
          uploads={uploads}
          look="field"
          label={label}
          inputLabel={`Choose: ${label}`}
          choose={value ? 'Change picture' : 'Add picture'}
          onFiles={null}
        />
        <Group gap={8}>
          <Text size="xs" c="var(--op-muted)">
            JPG or PNG.
          </Text>
          {value ? (
            <Button size="compact-xs" variant="subtle" color="gray" onClick={() => onChange(null)}>
              Remove
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Group>
  );
}
