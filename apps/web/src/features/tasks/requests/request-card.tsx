import { Badge, Button, Group } from '@mantine/core';
import { messageOf, requestStatuses, taskHref } from '@operatory/domain';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { cancelRequest, decideExtension, decideReassign } from '#data/request-commands.ts';
import { toast } from '#data/toast.ts';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { UpdateStatusDialog } from '#ui/update-status-dialog.tsx';
import { UserName } from '#ui/user-avatar.tsx';
import { dayMonthYear, timeOf } from '../data/dates.ts';
import type { PersonRow } from '../data/task-row.ts';
import { mayDecideOn, zoneOf } from '../data/task-rules.ts';
import type { RequestView } from './request-view.ts';
import classes from './requests.module.css';

function Side({ value }: { value: string | PersonRow | null }) {
  return typeof value === 'string' ? value : value ? <UserName user={value} /> : '–';
}

/** A request with old and new values side by side, and buttons for users who may decide or cancel it. */
export function RequestCard({ request, withTask = true }: { request: RequestView; withTask?: boolean }) {
  const me = useMe();
  const { zone: usual } = useClinic();
  const zone = request.task ? zoneOf(request.task.clinic_id) : usual;
  const [rejecting, setRejecting] = useState(false);
  const failure = messageOf('request_not_updated');
  const [extend, extending] = useCommand(decideExtension, { failure });
  const [reassign, reassigning] = useCommand(decideReassign, { failure });
  const [cancel, cancelling] = useCommand(cancelRequest, { failure });
  const busy = extending || reassigning || cancelling;
  const { task } = request;
  const look = requestStatuses.find(({ value }) => value === request.status);
  const waits = request.status === 'PENDING_REVIEW';
  const mayDecide = waits && task !== null && request.createdById !== me.user.id && mayDecideOn(task);
  const mayCancel = waits && request.createdById === me.user.id;
  async function decide(status: 'ACCEPTED' | 'REJECTED', comment: string | null = null): Promise<boolean> {
    const run = request.kind === 'extension' ? extend : reassign;
    const { ok } = await run({ id: request.id, status, comment });
    // An accepted reassignment has changed the task, so the message says that; extensions have their own
    // message.
    const said = status === 'ACCEPTED' ? 'task_updated' : 'updated';
    if (ok) toast.success(messageOf(request.kind === 'extension' ? 'extension_updated' : said));
    return ok;
  }

  async function onCancel() {
    const sure = await confirmDialog({
      title: 'Cancel request',
      text: 'Your request will be cancelled.',
      confirm: 'Cancel request',
      cancel: 'Keep',
    });
    if (sure) await cancel({ id: request.id });
  }

  return (
    <li className={classes.request} data-waiting={waits || undefined}>
      <div className={classes.top}>
        {withTask && task ? (
          <Link className={classes.name} to={taskHref(task, me.user.id)}>
            {task.name}
          </Link>
        ) : (
          <span className={classes.name}>{request.kind === 'extension' ? 'Task Extension' : 'Reassign'}</span>
        )}
        <Badge color={look?.colour ?? 'gray'}>{look?.label}</Badge>
        <span className={classes.spring} />
        <span className={classes.quiet}>
          {request.createdBy?.display_name ?? 'Unknown'}, {dayMonthYear(request.createdAt, zone)}{' '}
          {timeOf(request.createdAt, zone)}
        </span>
      </div>
      <div className={classes.change}>
        <span className={classes.old}>
          <Side value={request.from} />
        </span>
        <IconArrowRight size={16} aria-label="becomes" />
        <span className={classes.new}>
          <Side value={request.to} />
        </span>
      </div>
      {request.comment ? <p className={classes.comment}>{request.comment}</p> : null}
      {request.reason || request.decidedBy ? (
        <p className={`${classes.comment} ${classes.quiet}`}>
          {request.decidedBy?.display_name}
          {request.reason ? `: ${request.reason}` : ''}
        </p>
      ) : null}
      {mayDecide || mayCancel ? (
        <Group gap={8}>
          {mayDecide ? (
            <>
              <Button size="xs" onClick={() => void decide('ACCEPTED')} disabled={busy}>
                Accept
              </Button>
              <Button size="xs" variant="default" onClick={() => setRejecting(true)} disabled={busy}>
                Reject
              </Button>
            </>
          ) : null}
          {mayCancel ? (
            <Button size="xs" variant="subtle" color="gray" onClick={() => void onCancel()} disabled={busy}>
              Cancel request
            </Button>
          ) : null}
        </Group>
      ) : null}
      {rejecting ? (
        <UpdateStatusDialog
          title="Reject request"
          message="reject the request"
          isMessageRequired
          confirm="Reject"
          danger
          onClose={() => setRejecting(false)}
          onSave={async (reason) => {
            if (await decide('REJECTED', reason ?? '')) setRejecting(false);
          }}
        />
      ) : null}
    </li>
  );
}
