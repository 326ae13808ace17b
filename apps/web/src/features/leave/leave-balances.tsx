import { Group, Paper, Progress, SimpleGrid, Text } from '@mantine/core';
import { number, toText } from '@operatory/resource';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';

interface Balance {
  readonly id: string;
  readonly accrued_hrs: string;
  readonly adjusted_hrs: string;
  readonly taken_hrs: string;
  readonly reserved_hrs: string;
  readonly remaining_hrs: string;
  readonly client_employee_leave_type: { readonly name: string; readonly color: string | null } | null;
}
const balancesOf = graphql(`
  subscription leaveBalances($user: uuid!) {
    employee_leave_balances(where: { user_id: { _eq: $user } }, order_by: [{ created_at: asc }, { id: asc }]) {
      id accrued_hrs adjusted_hrs taken_hrs reserved_hrs remaining_hrs client_employee_leave_type { name color }
    }
  }
`);

const hours = (value: string | number): string => `${toText(number(), String(value))} h`;

/** A person's hours of leave by type: taken, pending and remaining. Live. */
export function LeaveBalances({ userId }: { userId: string }) {
  const { data } = useLive(balancesOf, { user: userId });
  if (!data || data.employee_leave_balances.length === 0) return null;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing={12} component="section" aria-label="Balances">
      {data.employee_leave_balances.map((balance) => (
        <BalanceCard key={balance.id} balance={balance} />
      ))}
    </SimpleGrid>
  );
}

function BalanceCard({ balance }: { balance: Balance }) {
  const { accrued_hrs, adjusted_hrs, taken_hrs, reserved_hrs, remaining_hrs } = balance;
  const kind = balance.client_employee_leave_type;
  const whole = Math.max(Number(accrued_hrs) + Number(adjusted_hrs), 0);
  const share = (value: string) =>
    whole > 0 ? Math.min(Math.max((Number(value) / whole) * 100, 0), 100) : 0;
  return (
    <Paper p={16}>
      <Group justify="space-between" wrap="nowrap" mb={8}>
        <Text size="sm" fw={550} truncate>
          {kind?.name ?? 'Time in lieu'}
        </Text>
        <Text size="sm" fw={650} className="tabular">
          {hours(remaining_hrs)}
        </Text>
      </Group>
      <Progress.Root size={8} aria-hidden>
        <Progress.Section value={share(remaining_hrs)} color={kind?.color ?? 'gray'} />
        <Progress.Section value={share(reserved_hrs)} color="orange" striped />
      </Progress.Root>
      <Text size="xs" c="var(--op-muted)" mt={8} className="tabular">
        {hours(taken_hrs)} taken, {hours(reserved_hrs)} pending
      </Text>
    </Paper>
  );
}
