import { Button, Group, Select, Stack, Text, Title } from '@mantine/core';
import { mayAdjustBalance, type Role } from '@operatory/domain';
import { IconAdjustments } from '@tabler/icons-react';
import { useState } from 'react';
import { useLive, useQueryData } from '#data/hooks.ts';
import { useMe } from '#session/session.ts';
import { LeaveBalances } from '../leave-balances.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import { LeaveForecast } from './leave-forecast.tsx';
import { LeaveLedger } from './leave-ledger.tsx';
import { balancesAndTypes, paidTypes } from './person-queries.ts';

const timeInLieu = 'time-in-lieu';

/** A person's balances and, for the chosen leave type, a forecast and every change. */
export function PersonLeave({ userId }: { userId: string }) {
  const me = useMe();
  const adjusts = mayAdjustBalance({ role: me.role as Role }).ok;
  const { data } = useLive(balancesAndTypes, { user: userId });
  const types = useQueryData(paidTypes, {}, { pause: !adjusts });
  const [chosen, setChosen] = useState<string | null>(null);
  const [adjusting, setAdjusting] = useState(false);
  const held = data?.employee_leave_balances ?? [];
  const kinds = [
    ...held.map((balance) => ({
      type: balance.client_employee_leave_type_id,
      name: balance.client_employee_leave_type?.name ?? 'Time in lieu',
    })),
    // Leave types without a balance are listed too, so that a first adjustment can create one.
    ...(types.data?.client_employee_leave_types ?? [])
      .filter(({ id }) => !held.some((balance) => balance.client_employee_leave_type_id === id))
      .map(({ id, name }) => ({ type: id as string | null, name })),
  ];
  const kind = kinds.find(({ type }) => (type ?? timeInLieu) === chosen) ?? kinds[0];
  if (!data) return null;
  if (!kind)
    return (
      <Text size="sm" c="var(--op-muted)" mb={24}>
        No leave balances yet. They appear when the first week has accrued.
      </Text>
    );
  const { type, name } = kind;
  const balance = held.find((each) => each.client_employee_leave_type_id === type) ?? {
    client_employee_leave_type_id: type,
    remaining_hrs: '0',
    reserved_hrs: '0',
  };
  return (
    <Stack gap={16} mb={24}>
      <LeaveBalances userId={userId} />
      <Group gap={8} align="flex-end" justify="space-between">
        <Select
          label="Leave type"
          allowDeselect={false}
          data={kinds.map((each) => ({ value: each.type ?? timeInLieu, label: each.name }))}
          value={type ?? timeInLieu}
          onChange={setChosen}
          w={{ base: '100%', xs: 260 }}
        />
        {adjusts ? (
          <Button
            variant="default"
            leftSection={<IconAdjustments size={16} />}
            onClick={() => setAdjusting(true)}
          >
            Adjust balance
          </Button>
        ) : null}
      </Group>
      <LeaveForecast key={`forecast ${type}`} userId={userId} type={type} remaining={balance.remaining_hrs} />
      <LeaveLedger key={type} userId={userId} balance={balance} />
      <Title order={3} fz={16} mt={8}>
        Requests
      </Title>
      {adjusting ? (
        <AdjustDialog
          userId={userId}
          balance={{ type, name, remaining: balance.remaining_hrs }}
          onClose={() => setAdjusting(false)}
        />
      ) : null}
    </Stack>
  );
}
