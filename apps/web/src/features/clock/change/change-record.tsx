import { Button, Group, Text } from '@mantine/core';
import { approvalStatuses } from '@operatory/domain';
import { dateTime, toText } from '@operatory/resource';
import type { ReactNode } from 'react';
import { useCommand } from '#data/hooks.ts';
import { useZone } from '#session/record-zone.tsx';
import { useMe } from '#session/session.ts';
import { Pill } from '#ui/pill.tsx';
import { zoneNote } from '../clock-words.ts';
import classes from './change.module.css';
import { cancelRosterChange } from './change-commands.ts';
import { ChangeDecisionButtons } from './change-decisions.tsx';
import { type ChangeRow, changedTimes, shiftDay } from './change-row.ts';

const at = dateTime({ dayFirst: true });

export function ChangeRecord({ request }: { request: ChangeRow }) {
  const usual = useZone();
  const { user } = useMe();
  const [cancel, cancelling] = useCommand(cancelRosterChange, { success: 'Request cancelled' });
  const zone = request.clinic_roster?.zone ?? usual;
  const look = approvalStatuses.find(({ value }) => value === request.status);
  return (
    <div className={classes.stack}>
      <Group gap={8}>
        <Pill hue={look?.colour ?? 'gray'}>{look?.label ?? request.status}</Pill>
        <Text size="sm">{[shiftDay(request), zoneNote(zone, usual)].filter(Boolean).join(', ')}</Text>
      </Group>
      <Group gap={8}>
        <ChangeDecisionButtons request={request} />
        {request.status === 'PENDING' && request.created_by_user_id === user.id ? (
          <Button
            size="xs"
            variant="default"
            loading={cancelling}
            onClick={() => void cancel({ id: request.id })}
          >
            Cancel request
          </Button>
        ) : null}
      </Group>
      <dl className={classes.facts}>
        {changedTimes(request, usual).map(({ what, old, new: next }) => (
          <Fact key={what} name={what}>
            {old} → <strong>{next}</strong>
          </Fact>
        ))}
        <Fact name="Requested">{toText(at, request.created_at, { timeZone: zone })}</Fact>
        {request.action_by_user ? (
          <Fact name={request.status === 'REJECTED' ? 'Rejected by' : 'Decided by'}>
            {request.action_by_user.display_name}
            {request.action_at ? `, ${toText(at, request.action_at, { timeZone: zone })}` : ''}
          </Fact>
        ) : null}
        {request.action_message ? <Fact name="Reason">{request.action_message}</Fact> : null}
      </dl>
      {request.message ? <p className={classes.said}>{request.message}</p> : null}
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);
