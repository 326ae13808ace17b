import { Box, Skeleton, Stack } from '@mantine/core';

/** The placeholder for a page that is still loading. */
export function ScreenPending() {
  return (
    <Box p={24} maw={1440} mx="auto">
      <Stack gap={16} role="status" aria-label="Loading">
        <Skeleton height={28} width={240} />
        <Skeleton height={96} />
        <Skeleton height={240} />
      </Stack>
    </Box>
  );
}
