import { Group, Text } from '@mantine/core';
import { dateTime, toText } from '@operatory/resource';
import { type ReactNode, useId } from 'react';
import { FilesCell, filesOf } from '#kit/cells/files-cell.tsx';
import { useZone } from '#session/record-zone.tsx';
import { UserName } from '#ui/user-avatar.tsx';
import { LeaveKind, LeaveStatus } from '../leave-columns.tsx';
import type { LeaveRow } from '../leave-row.ts';
import { periodInWords } from '../leave-words.ts';
import { LeaveActions } from './leave-actions.tsx';
import { LeaveDays } from './leave-days.tsx';
import { LeaveHistory } from './leave-history.tsx';
import classes from './leave-record.module.css';

const at = dateTime({ dayFirst: true });

/**
 * One request: its dates, days, decision and history. `aside` contains what the reader needs to decide it.
 */
export function LeaveRecord({ leave, aside }: { leave: LeaveRow; aside?: ReactNode }) {
  const zone = useZone();
  return (
    <div className={classes.stack}>
      <Group gap={8}>
        <LeaveStatus leave={leave} />
        <Text size="sm">
          <LeaveKind leave={leave} />
        </Text>
        <Text size="sm" className="tabular">
          {periodInWords(leave.leave_start_date, leave.leave_end_date)}
        </Text>
      </Group>
      <LeaveActions leave={leave} />
      {aside}
      {leave.reason ? <p className={classes.said}>{leave.reason}</p> : null}
      {filesOf(leave.attachments).length > 0 ? <FilesCell value={leave.attachments} /> : null}
      {leave.cancel_message && leave.cancel_requested_at !== null && leave.status === 'APPROVED' ? (
        <Section title="Asked to cancel">
          <p className={classes.said}>{leave.cancel_message}</p>
        </Section>
      ) : null}
      {leave.action_workspace_user ? (
        <Section title={leave.status === 'REJECTED' ? 'Rejected by' : 'Decided by'}>
          <UserName user={leave.action_workspace_user} />
          {leave.action_message ? <p className={classes.said}>{leave.action_message}</p> : null}
          {leave.action_at ? (
            <Text size="xs" c="var(--op-muted)" className="tabular">
              {toText(at, leave.action_at, { timeZone: zone })}
            </Text>
          ) : null}
        </Section>
      ) : null}
      <Section title="Days">
        <LeaveDays id={leave.id} status={leave.status} />
      </Section>
      <Section title="History">
        <LeaveHistory id={leave.id} />
      </Section>
    </div>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {title}
      </h3>
      {children}
    </section>
  );
}
