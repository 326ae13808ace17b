import { Button, Text } from '@mantine/core';
import { number, toText } from '@operatory/resource';
import { IconPlane } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { Card, CardNothing } from '#kit/cards/card.tsx';
import classes from '#kit/cards/cards.module.css';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { ColourDot } from '#ui/colour-dot.tsx';

const leaveLeft = graphql(`
  subscription myLeaveLeft($user: uuid!) {
    employee_leave_balances(where: { user_id: { _eq: $user } }, order_by: [{ created_at: asc }, { id: asc }]) {
      id remaining_hrs reserved_hrs client_employee_leave_type { name color }
    }
  }
`);
const hours = number({ decimals: 2 });
const inHours = (hrs: string): string => `${toText(hours, hrs)} h`;

export function MyLeaveCard() {
  const { user } = useMe();
  const can = useCan();
  const answer = useLive(leaveLeft, { user: user.id });
  const balances = answer.data?.employee_leave_balances;
  return (
    <Card title="My leave" answer={answer} more={{ label: 'My requests', to: '/dashboard/leaves/my-leaves' }}>
      {balances?.length === 0 ? <CardNothing>No leave has accrued yet</CardNothing> : null}
      {balances?.map(({ id, remaining_hrs, reserved_hrs, client_employee_leave_type: type }) => (
        <div key={id} className={classes.row}>
          <span className={classes.rowWords}>
            <Text size="sm" truncate>
              <ColourDot colour={type?.color ?? null} />
              {type?.name ?? 'Time in lieu'}
            </Text>
            {Number(reserved_hrs) > 0 ? (
              <Text size="xs" c="var(--op-muted)" className="tabular">
                {inHours(reserved_hrs)} pending
              </Text>
            ) : null}
          </span>
          <Text size="sm" fw={600} className="tabular">
            {inHours(remaining_hrs)}
          </Text>
        </div>
      ))}
      {can('my-leaves', 'ADD') ? (
        <Button
          mt={12}
          variant="light"
          component={Link}
          to="/dashboard/leaves/my-leaves"
          search={{ form: 'add' } as never}
          leftSection={<IconPlane size={16} />}
        >
          Request leave
        </Button>
      ) : null}
    </Card>
  );
}
