import { Button, Group } from '@mantine/core';
import { leaveRelation } from '@operatory/domain';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListSearch } from '#kit/definition/list-search.ts';
import { useToday } from '#session/use-today.ts';
import { currentViewer } from '#session/viewer.ts';
import { DecisionButtons } from '../approvals/decisions.tsx';
import type { LeaveRow } from '../leave-row.ts';
import { periodInWords } from '../leave-words.ts';
import { CancelDialog } from './cancel-dialog.tsx';

export function LeaveActions({ leave }: { leave: LeaveRow }) {
  const navigate = useNavigate();
  const viewer = currentViewer();
  const today = useToday(leave.clinic_id);
  const [cancelling, setCancelling] = useState(false);
  if (!viewer) return null;
  // Whether the user manages the person is unknown here; the server decides that for `DecisionButtons`.
  const relation = leaveRelation({ ...leave, manager_user_ids: [] }, viewer);
  const { requester, editor, own, client_admin } = relation;
  const edits = leave.status === 'PENDING' && requester;
  const lastWord = editor && (!own || client_admin);
  const cancels =
    leave.status === 'APPROVED' &&
    (lastWord || (requester && leave.leave_end_date >= today && leave.cancel_requested_at === null));
  const name = periodInWords(leave.leave_start_date, leave.leave_end_date);
  return (
    <Group gap={8}>
      <DecisionButtons id={leave.id} name={name} />
      {edits ? (
        <>
          <Button
            size="xs"
            variant="default"
            onClick={() =>
              void navigate({
                to: '.',
                search: ((before: ListSearch) => ({ ...before, form: leave.id })) as never,
              })
            }
          >
            Edit
          </Button>
          <Button size="xs" variant="default" onClick={() => setCancelling(true)}>
            Withdraw
          </Button>
        </>
      ) : null}
      {cancels ? (
        <Button size="xs" variant="default" onClick={() => setCancelling(true)}>
          Cancel leave
        </Button>
      ) : null}
      {cancelling ? (
        <CancelDialog leave={leave} relation={relation} onClose={() => setCancelling(false)} />
      ) : null}
    </Group>
  );
}
