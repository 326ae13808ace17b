import { Group, Text } from '@mantine/core';
import { BrandMark } from './brand-mark.tsx';

export function Brand({ name, logo }: { name: string; logo?: string | null }) {
  return (
    <Group gap={10}>
      <BrandMark logo={logo ?? null} />
      <Text fw={600}>{name}</Text>
    </Group>
  );
}
