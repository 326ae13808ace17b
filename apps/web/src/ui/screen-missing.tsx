import { Button, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';

export function ScreenMissing() {
  return (
    <Stack align="center" gap={8} py={96} px={16}>
      <Title order={1}>Page not found</Title>
      <Text c="var(--op-muted)" ta="center">
        The address may be mistyped, or the page may have moved.
      </Text>
      <Button component={Link} to="/dashboard" mt={12}>
        Go to the dashboard
      </Button>
    </Stack>
  );
}
