import { Anchor, Button, Group, Text } from '@mantine/core';
import { decimalHours, inDollars } from '@operatory/domain';
import { RelatedTable } from '#kit/record/related-table.tsx';
import { Pill } from '#ui/pill.tsx';
import { NameLine, UserAvatar } from '#ui/user-avatar.tsx';
import { Looks } from './looks.tsx';
import type { TimesheetPeriod, TimesheetRow } from './timesheet-queries.ts';
import { canApprove, canLock, canReopen } from './timesheet-rules.ts';
import { signedHours, timesheetStatus, unknownCost } from './timesheet-words.ts';

export interface TimesheetActions {
  readonly open: (row: TimesheetRow) => void;
  readonly approve: (row: TimesheetRow) => void;
  readonly lock: (row: TimesheetRow) => void;
  readonly reopen: (row: TimesheetRow) => void;
}

export function TimesheetTable({
  period,
  busy,
  actions,
}: {
  period: TimesheetPeriod;
  busy: boolean;
  actions: TimesheetActions;
}) {
  const cost = period.shows_costs ? ['Cost'] : [];
  return (
    <RelatedTable
      label="Timesheets"
      heads={['Person', 'Planned', 'Worked', 'Paid', 'Difference', 'Meals', ...cost, 'Check', 'Status', '']}
      numeric={['Planned', 'Worked', 'Paid', 'Difference', 'Meals', 'Cost']}
      rows={period.rows.map((row) => ({
        id: row.user_id,
        cells: [
          <Anchor
            key="name"
            component="button"
            type="button"
            c="inherit"
            fz="inherit"
            onClick={() => actions.open(row)}
          >
            <NameLine avatar={<UserAvatar user={row} tooltip={false} />} name={row.display_name} />
          </Anchor>,
          decimalHours(row.planned_minutes),
          decimalHours(row.worked_minutes),
          <Text key="paid" span fz="inherit" fw={600}>
            {decimalHours(row.paid_minutes)}
          </Text>,
          signedHours(row.paid_minutes - row.planned_minutes),
          decimalHours(row.meal_minutes),
          ...(period.shows_costs
            ? [row.cost_cents === null ? unknownCost(row.cost_unknown) : inDollars(row.cost_cents)]
            : []),
          row.looks.length > 0 ? <Looks key="looks" looks={row.looks} /> : null,
          <Status key="status" status={row.status} />,
          <RowActions key="actions" period={period} row={row} busy={busy} actions={actions} />,
        ],
      }))}
    />
  );
}

function Status({ status }: { status: string }) {
  const { label, hue } = timesheetStatus(status);
  return <Pill hue={hue}>{label}</Pill>;
}

function RowActions({
  period,
  row,
  busy,
  actions,
}: {
  period: TimesheetPeriod;
  row: TimesheetRow;
  busy: boolean;
  actions: TimesheetActions;
}) {
  const name = row.display_name;
  return (
    <Group gap={8} wrap="nowrap" justify="flex-end">
      {canApprove(period, row) ? (
        <Button
          size="xs"
          variant="light"
          disabled={busy}
          aria-label={`Approve ${name}`}
          onClick={() => actions.approve(row)}
        >
          Approve
        </Button>
      ) : null}
      {canLock(period, row) ? (
        <Button
          size="xs"
          variant="light"
          disabled={busy}
          aria-label={`Lock ${name}`}
          onClick={() => actions.lock(row)}
        >
          Lock
        </Button>
      ) : null}
      {canReopen(period, row) ? (
        <Button
          size="xs"
          variant="default"
          disabled={busy}
          aria-label={`Reopen ${name}`}
          onClick={() => actions.reopen(row)}
        >
          Reopen
        </Button>
      ) : null}
    </Group>
  );
}
