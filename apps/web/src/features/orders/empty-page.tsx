import { Anchor, Paper, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';

export const EmptyPage = ({ line, to, label }: { line: string; to: string; label: string }) => (
  <Paper p={40} role="status">
    <Text ta="center">
      {line}{' '}
      <Anchor component={Link} to={to} c="var(--op-accent)" fw={550}>
        {label}
      </Anchor>
    </Text>
  </Paper>
);
