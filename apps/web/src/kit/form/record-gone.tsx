import { Text } from '@mantine/core';

/** The record of this address was there once, or is not this person's to see. */
export function RecordGone({ one }: { one: string }) {
  return (
    <Text c="var(--op-muted)" role="status" py={48} ta="center">
      This {one} no longer exists, or you don’t have access to it.
    </Text>
  );
}
