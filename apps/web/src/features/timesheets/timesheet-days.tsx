import { Stack, Text } from '@mantine/core';
import { decimalHours, inDollars, instantToWall, rosterBreakTypes } from '@operatory/domain';
import { RelatedTable } from '#kit/record/related-table.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Looks } from './looks.tsx';
import type { TimesheetLine, TimesheetPeriod, TimesheetRow } from './timesheet-queries.ts';
import { timesheetDayInWords } from './timesheet-range.ts';

export function TimesheetDays({
  period,
  row,
  onClose,
}: {
  period: TimesheetPeriod;
  row: TimesheetRow;
  onClose: () => void;
}) {
  const { zone, shows_costs } = period;
  const timeOf = (instant: string | null): string =>
    instant === null ? '–' : instantToWall(instant, zone).time.slice(0, 5);
  const breaksOf = ({ breaks }: TimesheetLine): string =>
    breaks
      .map(
        ({ break_type, started_at, ended_at }) =>
          `${breakName(break_type)} ${timeOf(started_at)}–${timeOf(ended_at)}`,
      )
      .join(', ');
  const cost = shows_costs ? ['Cost'] : [];
  return (
    <Dialog title={row.display_name} onClose={onClose} wide>
      <Stack gap={12}>
        {row.approved_by ? (
          <Text size="sm" c="var(--op-muted)">
            {row.locked_by
              ? `Locked by ${row.locked_by}, approved by ${row.approved_by}`
              : `Approved by ${row.approved_by}`}
          </Text>
        ) : null}
        <RelatedTable
          label={`Days of ${row.display_name}`}
          heads={['Day', 'Rostered', 'Clocked', 'Breaks', 'Planned', 'Paid', ...cost, 'Check']}
          numeric={['Planned', 'Paid', 'Cost']}
          rows={row.lines.map((line) => ({
            id: line.shift_id,
            cells: [
              timesheetDayInWords(line.date),
              line.roster_shift_type === 'UNROSTERED'
                ? '–'
                : `${line.start_time.slice(0, 5)}–${line.end_time.slice(0, 5)}`,
              line.clocked_in_at === null
                ? '–'
                : `${timeOf(line.clocked_in_at)}–${timeOf(line.clocked_out_at)}`,
              breaksOf(line),
              decimalHours(line.planned_minutes),
              decimalHours(line.paid_minutes),
              ...(shows_costs ? [line.cost_cents === null ? '–' : inDollars(line.cost_cents)] : []),
              line.looks.length > 0 ? <Looks key="looks" looks={line.looks} /> : null,
            ],
          }))}
        />
        <Messages lines={row.lines} />
      </Stack>
    </Dialog>
  );
}

const breakName = (type: string): string =>
  rosterBreakTypes.find(({ value }) => value === type)?.label ?? type;

/** The messages that the person left when clocking in and out. */
function Messages({ lines }: { lines: readonly TimesheetLine[] }) {
  const said = lines.flatMap(({ shift_id, date, clocked_in_message, clocked_out_message }) =>
    [clocked_in_message, clocked_out_message].flatMap((message, index) =>
      message ? [{ id: `${shift_id} ${index}`, date, message }] : [],
    ),
  );
  return said.map(({ id, date, message }) => (
    <Text key={id} size="sm">
      {timesheetDayInWords(date)}: “{message}”
    </Text>
  ));
}
