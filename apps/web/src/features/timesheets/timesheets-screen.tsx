import { ActionIcon, Button, Group, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { addDays } from '@operatory/domain';
import { IconCheck, IconChevronLeft, IconChevronRight, IconDownload, IconLock } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { saveFile } from '#downloads/save-file.ts';
import { useClinic } from '#session/clinic.ts';
import { useToday } from '#session/use-today.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { UpdateStatusDialog } from '#ui/update-status-dialog.tsx';
import { payrollFile } from './payroll-file.ts';
import { TimesheetDays } from './timesheet-days.tsx';
import type { TimesheetRow } from './timesheet-queries.ts';
import { lastRange, rangeFrom, rangeInWords, type TimesheetSpan, weeksOf } from './timesheet-range.ts';
import { canLock, isReady } from './timesheet-rules.ts';
import { TimesheetTable } from './timesheet-table.tsx';
import { sheetsInWords } from './timesheet-words.ts';
import { useTimesheetActions } from './use-timesheet-actions.ts';
import { useTimesheetPeriod } from './use-timesheet-period.ts';

export interface TimesheetSearch {
  readonly clinic?: string | undefined;
  readonly from?: string | undefined;
  readonly span?: TimesheetSpan | undefined;
}

export function TimesheetsScreen({ search }: { search: TimesheetSearch }) {
  const { clinic: chosen, active, clinics } = useClinic();
  const clinic = clinics.find(({ id }) => id === search.clinic) ?? chosen ?? active[0] ?? clinics[0];
  if (!clinic)
    return (
      <Page title="Timesheets">
        <NothingYet title="No clinic" line="Timesheets belong to a clinic. Ask for access to one." />
      </Page>
    );
  return <ClinicTimesheets key={clinic.id} clinic={clinic} search={search} />;
}

function ClinicTimesheets({
  clinic,
  search,
}: {
  clinic: { readonly id: string; readonly name: string; readonly zone: string };
  search: TimesheetSearch;
}) {
  const navigate = useNavigate();
  const today = useToday(clinic.id);
  const span = search.span ?? 'week';
  const range = search.from ? rangeFrom(search.from, span) : lastRange(today, span);
  const { data, error, refetch } = useTimesheetPeriod(clinic.id, clinic.zone, range);
  const actions = useTimesheetActions(clinic.id, range, refetch);
  const [opened, setOpened] = useState<string | null>(null);
  const [reopened, setReopened] = useState<TimesheetRow | null>(null);
  const period = data?.timesheet_period;
  const rows = period?.rows ?? [];
  const ready = period ? rows.filter((row) => isReady(period, row)) : [];
  const lockable = period ? rows.filter((row) => canLock(period, row)) : [];
  const shown = rows.find(({ user_id }) => user_id === opened);
  const go = (to: TimesheetSearch) =>
    void navigate({ to: '.', search: { ...search, ...to } as never, replace: true });
  const step = (by: -1 | 1) => go({ from: addDays(range.from, by * 7 * weeksOf(span)) });
  return (
    <Page
      title="Timesheets"
      note={clinic.name}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            disabled={!period || rows.length === 0}
            onClick={() => period && saveFile(`Timesheets-${range.from}.csv`, payrollFile(period, range))}
          >
            CSV
          </Button>
          {lockable.length > 0 ? (
            <Button
              variant="default"
              leftSection={<IconLock size={16} />}
              disabled={actions.busy}
              onClick={() => void actions.lockMany(lockable)}
            >
              Lock {lockable.length} approved
            </Button>
          ) : null}
          {ready.length > 0 ? (
            <Button
              leftSection={<IconCheck size={16} />}
              loading={actions.busy}
              onClick={() => void actions.approveMany(ready)}
            >
              Approve {ready.length} ready
            </Button>
          ) : null}
        </>
      }
    >
      <Group gap={8} mb={16}>
        <ActionIcon aria-label="Earlier" variant="default" size={28} onClick={() => step(-1)}>
          <IconChevronLeft size={16} />
        </ActionIcon>
        <ActionIcon aria-label="Later" variant="default" size={28} onClick={() => step(1)}>
          <IconChevronRight size={16} />
        </ActionIcon>
        <Text fw={600}>{rangeInWords(range)}</Text>
        <SegmentedControl
          size="xs"
          aria-label="Period"
          value={span}
          data={[
            { value: 'week', label: 'Week' },
            { value: 'fortnight', label: 'Fortnight' },
          ]}
          onChange={(next) => go({ span: next === 'fortnight' ? 'fortnight' : 'week', from: range.from })}
        />
        {period && !period.is_over ? (
          <Text size="sm" c="var(--op-muted)">
            Hours can be approved after {rangeInWords(range).split(' – ')[1]}.
          </Text>
        ) : null}
      </Group>
      {error && !period ? (
        <Failed onRefresh={refetch} />
      ) : !period ? (
        <Skeleton height={320} />
      ) : rows.length === 0 ? (
        <NothingYet title="No shifts" line="Nobody has a published shift in this period." />
      ) : (
        <>
          <Text size="sm" c="var(--op-muted)" mb={8}>
            {sheetsInWords(rows.length)}, {rows.filter(({ status }) => status === 'OPEN').length} to approve
          </Text>
          <TimesheetTable
            period={period}
            busy={actions.busy}
            actions={{
              open: (row) => setOpened(row.user_id),
              approve: (row) => void actions.approve(row),
              lock: (row) => void actions.lock(row),
              reopen: setReopened,
            }}
          />
        </>
      )}
      {period && shown ? <TimesheetDays period={period} row={shown} onClose={() => setOpened(null)} /> : null}
      {reopened ? (
        <UpdateStatusDialog
          title="Reopen timesheet"
          message={`reopen the timesheet of ${reopened.display_name}`}
          isMessageRequired
          confirm="Reopen"
          onClose={() => setReopened(null)}
          onSave={async (reason) => {
            if (await actions.reopen(reopened, reason ?? '')) setReopened(null);
          }}
        />
      ) : null}
    </Page>
  );
}
