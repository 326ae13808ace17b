import { Anchor, Text } from '@mantine/core';

/** Says that the list is cut off, with a button for more. */
export function TruncatedListNotice({
  shown,
  total,
  of = 'tasks',
  onMore,
}: {
  shown: number;
  total: number;
  of?: string;
  onMore: () => void;
}) {
  return (
    <Text size="sm" role="status">
      Showing the first {shown} of {total} {of}.{' '}
      <Anchor component="button" type="button" size="sm" onClick={onMore}>
        Show more
      </Anchor>{' '}
      or use the filters.
    </Text>
  );
}
