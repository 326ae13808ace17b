import { specifiedMessages } from '@operatory/domain';
import { useState } from 'react';
import { useClient } from 'urql';
import { useCommand } from '#data/hooks.ts';
import { runMany } from '#data/run-many.ts';
import { toast } from '#data/toast.ts';
import { reportFailures } from '#ui/report-failures.tsx';
import { approveTimesheet, lockTimesheet, reopenTimesheet, type TimesheetRow } from './timesheet-queries.ts';
import type { TimesheetRange } from './timesheet-range.ts';
import { approvalOf } from './timesheet-rules.ts';
import { sheetsInWords } from './timesheet-words.ts';

/** Actions on one or several timesheets. The hours are read again after each. */
export function useTimesheetActions(clinic: string, range: TimesheetRange, refetch: () => void) {
  const client = useClient();
  const [runningMany, setRunningMany] = useState(false);
  const [sendApproval, approving] = useCommand(approveTimesheet, { success: 'Timesheet approved' });
  const [sendLock, locking] = useCommand(lockTimesheet, { success: 'Timesheet locked' });
  const [sendReopening, reopening] = useCommand(reopenTimesheet, { success: 'Timesheet reopened' });

  async function many(
    command: string,
    rows: readonly TimesheetRow[],
    objectOf: (row: TimesheetRow) => Readonly<Record<string, unknown>>,
    done: string,
  ) {
    setRunningMany(true);
    const sentences = await runMany(
      client,
      command,
      rows.map(objectOf),
      specifiedMessages.something_went_wrong,
      () => undefined,
    );
    setRunningMany(false);
    const failures = rows.flatMap((row, index) => {
      const sentence = sentences[index];
      return sentence ? [{ id: row.user_id, name: row.display_name, sentence }] : [];
    });
    const count = rows.length - failures.length;
    if (count > 0) toast.success(`${sheetsInWords(count)} ${done}`);
    reportFailures(`${sheetsInWords(failures.length)} couldn’t be ${done}`, failures);
    refetch();
  }

  const heldOf = ({ timesheet_id, version }: TimesheetRow) => ({
    id: timesheet_id ?? '',
    version: version ?? 0,
  });
  return {
    busy: runningMany || approving || locking || reopening,
    async approve(row: TimesheetRow) {
      await sendApproval(approvalOf(clinic, range, row));
      refetch();
    },
    async lock(row: TimesheetRow) {
      await sendLock(heldOf(row));
      refetch();
    },
    /** Resolves with whether the server reopened it. */
    async reopen(row: TimesheetRow, reason: string): Promise<boolean> {
      const { ok } = await sendReopening({ ...heldOf(row), reason });
      refetch();
      return ok;
    },
    approveMany: (rows: readonly TimesheetRow[]) =>
      many('approve_timesheet', rows, (row) => approvalOf(clinic, range, row), 'approved'),
    lockMany: (rows: readonly TimesheetRow[]) => many('lock_timesheet', rows, heldOf, 'locked'),
  };
}
