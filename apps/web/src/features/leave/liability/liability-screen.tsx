import { Alert, Anchor, Button, Group, Paper, Skeleton, Text } from '@mantine/core';
import { shownHours } from '@operatory/domain';
import { csvHeader, csvLine, isDate, money, toText } from '@operatory/resource';
import { IconDownload } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { saveFile } from '#downloads/save-file.ts';
import { DayInput } from '#kit/fields/day-input.tsx';
import { RelatedTable } from '#kit/record/related-table.tsx';
import { useToday } from '#session/use-today.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { type LiabilityRow, liabilityTotals } from './liability-totals.ts';

const liabilityOn = graphql(`
  query leaveLiability($on: date!) {
    leave_liability(on: $on) {
      user_id user_name client_employee_leave_type_id leave_type hrs base_price leave_loading amount
    }
  }
`);
const dollars = (amount: string | null): string =>
  amount === null ? 'No pay rate' : toText(money(), amount);

export function LiabilityScreen({ on }: { on: string | undefined }) {
  const today = useToday();
  const navigate = useNavigate();
  const day = on !== undefined && isDate(on) ? on : today;
  const { data, error, refetch } = useQueryData(liabilityOn, { on: day });
  const rows = data?.leave_liability;
  return (
    <Page
      title="Leave liability"
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Leave balances', to: '/dashboard/leaves/balances' },
        { label: 'Leave liability' },
      ]}
      actions={
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          disabled={!rows || rows.length === 0}
          onClick={() => rows && saveFile(`LeaveLiability-${day}.csv`, csvOf(rows, day))}
        >
          CSV
        </Button>
      }
    >
      <DayInput
        label="On"
        value={day}
        maxDate={today}
        daysOnly
        w={180}
        mb={16}
        onChange={(next) => {
          if (next !== null && isDate(next))
            void navigate({ to: '.', search: (next === today ? {} : { on: next }) as never, replace: true });
        }}
      />
      {error && !rows ? (
        <Failed onRefresh={refetch} />
      ) : rows ? (
        <Owed rows={rows} />
      ) : (
        <Skeleton height={320} />
      )}
    </Page>
  );
}

function Owed({ rows }: { rows: readonly LiabilityRow[] }) {
  if (rows.length === 0) return <NothingYet line="No leave was owed on this date." />;
  const { hrs, amount, withoutPay } = liabilityTotals(rows);
  return (
    <>
      <Paper p={16} mb={16}>
        <Group gap={32}>
          <Total label="Total" value={dollars(amount)} />
          <Total label="Hours" value={shownHours(hrs)} />
        </Group>
      </Paper>
      {withoutPay.length > 0 ? (
        <Alert color="orange" mb={16} title="Some people have no pay rate and are not in the total">
          {withoutPay.join(', ')}. Choose their award to include them.
        </Alert>
      ) : null}
      <RelatedTable
        label="Leave liability"
        heads={['Person', 'Leave type', 'Hours', 'Base pay', 'Loading', 'Amount']}
        numeric={['Hours', 'Base pay', 'Loading', 'Amount']}
        rows={rows.map((row) => ({
          id: `${row.user_id} ${row.client_employee_leave_type_id}`,
          cells: [
            <Anchor
              key="name"
              component={Link}
              to={`/dashboard/users/view/${row.user_id}?tab=leave`}
              c="inherit"
              fz="inherit"
              underline="hover"
            >
              {row.user_name}
            </Anchor>,
            row.leave_type,
            shownHours(row.hrs),
            row.base_price === null ? '' : dollars(row.base_price),
            `${Number(row.leave_loading)}%`,
            dollars(row.amount),
          ],
        }))}
      />
    </>
  );
}

const Total = ({ label, value }: { label: string; value: string }) => (
  <div>
    <Text size="xs" c="var(--op-muted)">
      {label}
    </Text>
    <Text fz={20} fw={650} className="tabular">
      {value}
    </Text>
  </div>
);

function csvOf(rows: readonly LiabilityRow[], day: string): Blob {
  const { hrs, amount } = liabilityTotals(rows);
  const lines = rows.map((row) =>
    csvLine([
      day,
      row.user_name,
      row.leave_type,
      row.hrs,
      row.base_price ?? '',
      row.leave_loading,
      row.amount ?? '',
    ]),
  );
  return new Blob(
    [
      csvHeader(['Date', 'Person', 'Leave type', 'Hours', 'Base pay', 'Leave loading %', 'Amount']),
      ...lines,
      csvLine([day, 'Total', '', hrs, '', '', amount]),
    ],
    { type: 'text/csv;charset=utf-8' },
  );
}
