import { Anchor, Paper, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useCan } from '#session/permissions.ts';
import { ordersModule, paths } from './paths.ts';
import { useLowCount } from './use-low-count.ts';

/** Shown when nothing is on order. If products are low, it links to the reorder list. */
export function NothingOnOrder() {
  const low = useLowCount();
  const may = useCan()(ordersModule, 'ADD');
  return (
    <Paper p={40} role="status">
      <Text ta="center">
        Nothing on order.{' '}
        {low && may ? (
          <Anchor component={Link} to={paths.reorder} c="var(--op-accent)" fw={550}>
            {low === 1 ? '1 product is low' : `${low} products are low`} →
          </Anchor>
        ) : null}
      </Text>
    </Paper>
  );
}
