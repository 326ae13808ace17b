import { ActionIcon, Button, Group, Select, Skeleton, Text, Tooltip } from '@mantine/core';
import {
  mayChangeStatusTo,
  messageOf,
  type TaskStatus,
  taskHref,
  taskStatuses,
  taskTypes,
} from '@operatory/domain';
import { IconCheck, IconDownload } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCommand, useLive } from '#data/hooks.ts';
import { AttachmentList } from '#files/attachment-list.tsx';
import { useFinishTask } from '#kit/record/use-finish-task.ts';
import { useMe } from '#session/session.ts';
import { useRecent } from '#session/use-recent.ts';
import { useToday } from '#session/use-today.ts';
import { Failed } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { PriorityBadge } from '#ui/priority-badge.tsx';
import { UserName } from '#ui/user-avatar.tsx';
import { useWaitingFor, WaitingMark } from '#ui/waiting-mark.tsx';
import { TaskActionsProvider, useTaskActions } from '../actions/task-actions.tsx';
import { changeTaskStatus } from '../actions/task-commands.ts';
import { TaskMenu } from '../actions/task-menu.tsx';
import { TaskTags } from '../board/task-tags.tsx';
import { CommentComposer } from '../comments/comment-composer.tsx';
import { CommentList } from '../comments/comment-list.tsx';
import { dayMonthYear, timeOf } from '../data/dates.ts';
import { liveTask, type TaskDetail } from '../data/task-documents.ts';
import { canMove, dueOf, menuOf, zoneOf } from '../data/task-rules.ts';
import { useDetailMarks } from '../data/use-marks.ts';
import { TaskRequests } from '../requests/task-requests.tsx';
import { exportComments } from '../screens/export-tasks.ts';
import { StatusPill } from '../table/status-pill.tsx';
import classes from './record.module.css';
import { TaskHistory } from './task-history.tsx';
import { TaskNotAvailable } from './task-not-available.tsx';

export function TaskRecord({ id }: { id: string }) {
  const live = useLive(liveTask, { id, ...useDetailMarks() });
  if (live.error && !live.data) return <Failed onRefresh={live.refetch} />;
  if (!live.data) return <Skeleton height={320} m={24} />;
  const task = live.data.tasks_by_pk;
  if (!task) return <TaskNotAvailable id={id} />;
  return (
    <TaskActionsProvider>
      <Loaded task={task} />
    </TaskActionsProvider>
  );
}

function Loaded({ task }: { task: TaskDetail }) {
  const today = useToday(task.clinic_id);
  const navigate = useNavigate();
  useRecent(`T-${task.short_id} ${task.name}`, 'Tasks', taskHref(task, useMe().user.id));
  const actions = useTaskActions();
  const may = menuOf(task);
  const [finish, finishing] = useFinishTask();
  const due = dueOf(task, today);
  const list = () => void navigate({ to: '/dashboard/tasks/list' });
  return (
    <Page
      title={task.name}
      note={`T-${task.short_id}`}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Tasks', to: '/dashboard/tasks/list' },
        { label: `T-${task.short_id}` },
      ]}
      actions={
        <Group gap={8}>
          {may.reassign ? (
            <Button variant="default" onClick={() => actions.reassign(task)}>
              Reassign
            </Button>
          ) : null}
          {may.extension ? (
            <Button variant="default" onClick={() => actions.extend(task)}>
              Task Extension
            </Button>
          ) : null}
          {may.edit ? (
            <Button variant="default" onClick={() => actions.edit(task)}>
              Edit
            </Button>
          ) : null}
          {canMove(task) && task.status !== 'FINISHED' ? (
            <Button
              leftSection={<IconCheck size={16} />}
              loading={finishing}
              onClick={() => void finish(task)}
            >
              Finish
            </Button>
          ) : null}
          {may.archive ? <Button onClick={() => actions.archive(task)}>Archive</Button> : null}
          {may.restore ? <Button onClick={() => actions.restore(task)}>Restore</Button> : null}
          <TaskMenu task={task} size={32} onDeleted={list} />
        </Group>
      }
      toolbar={
        <div className={classes.head}>
          <StatusPill status={task.status} />
          <PriorityBadge priority={task.priority} />
          <Text
            size="sm"
            c={due.tone === 'late' ? 'var(--op-red-ink)' : 'var(--op-muted)'}
            fw={due.tone === 'late' ? 600 : 400}
          >
            {due.text}
          </Text>
          <TaskTags task={task} />
          {task.task_status === 'InActive' ? (
            <Text size="sm" fw={600}>
              Archived
            </Text>
          ) : null}
        </div>
      }
    >
      <div className={classes.layout}>
        <div className={classes.stack}>
          <section className={classes.card} aria-labelledby="task-info">
            <h2 id="task-info" className={classes.heading}>
              Details
            </h2>
            <p className={classes.info}>{task.more_info ?? 'No description.'}</p>
          </section>
          <section className={classes.card} aria-labelledby="task-files">
            <h2 id="task-files" className={classes.heading}>
              Attachments
            </h2>
            {task.attachments && task.attachments.length > 0 ? (
              <AttachmentList files={task.attachments} />
            ) : (
              <Text size="sm" c="var(--op-muted)">
                {messageOf('no_attachments')}
              </Text>
            )}
          </section>
          <section className={classes.card} aria-labelledby="task-comments">
            <Group justify="space-between" mb={8}>
              <h2 id="task-comments" className={classes.heading} style={{ margin: 0 }}>
                Comments
              </h2>
              <Tooltip label="Export TaskComment.csv">
                <ActionIcon
                  size={28}
                  aria-label="Export TaskComment.csv"
                  onClick={() => void exportComments(task.id, zoneOf(task.clinic_id))}
                >
                  <IconDownload size={16} />
                </ActionIcon>
              </Tooltip>
            </Group>
            <CommentList task={task} />
            <div style={{ marginTop: 16 }}>
              <CommentComposer task={task} />
            </div>
          </section>
        </div>
        <div className={classes.stack}>
          <Facts task={task} movable={canMove(task)} />
          <TaskRequests taskId={task.id} />
          <section className={classes.card} aria-labelledby="task-history">
            <h2 id="task-history" className={classes.heading}>
              History
            </h2>
            <TaskHistory taskId={task.id} zone={zoneOf(task.clinic_id)} />
          </section>
        </div>
      </div>
    </Page>
  );
}

function Facts({ task, movable }: { task: TaskDetail; movable: boolean }) {
  const zone = zoneOf(task.clinic_id);
  const [change, changing] = useCommand(changeTaskStatus, {
    success: messageOf('task_updated'),
    failure: messageOf('task_not_updated'),
    waits: () => ({ row: task.id, about: task.name }),
  });
  const waiting = useWaitingFor(task.id)?.variables.status as TaskStatus | undefined;
  const status = waiting ?? task.status;
  const offered = taskStatuses.filter(({ value }) => mayChangeStatusTo(status, value));
  return (
    <section className={classes.card} aria-label="About this task">
      <dl className={classes.facts}>
        <dt>Status</dt>
        <dd>
          {movable ? (
            <Select
              aria-label="Status"
              size="xs"
              allowDeselect={false}
              disabled={changing}
              data={offered.map(({ value, label }) => ({ value, label }))}
              value={status}
              rightSection={waiting ? <WaitingMark id={task.id} /> : undefined}
              onChange={(status) => status && void change({ id: task.id, status: status as TaskStatus })}
            />
          ) : (
            <StatusPill status={task.status} />
          )}
        </dd>
        <dt>Assigned to</dt>
        <dd>
          <UserName user={task.assigned_to_user} />
        </dd>
        <dt>Assigned by</dt>
        <dd>
          <UserName user={task.assigned_by_user} />
        </dd>
        {task.linked.length > 0 ? (
          <>
            <dt>Linked</dt>
            <dd style={{ display: 'grid', gap: 4 }}>
              {task.linked.map((link) => (
                <UserName key={link.user_id} user={link.user} />
              ))}
            </dd>
          </>
        ) : null}
        <dt>Level</dt>
        <dd>{task.client_task_level?.name ?? '–'}</dd>
        <dt>Start</dt>
        <dd>{task.start_date}</dd>
        <dt>Deadline</dt>
        <dd>{task.deadline_date}</dd>
        <dt>Clinic</dt>
        <dd>{task.clinic?.name ?? '–'}</dd>
        <dt>Room</dt>
        <dd>{task.clinic_room?.name ?? '–'}</dd>
        {task.lab ? (
          <>
            <dt>Lab</dt>
            <dd>{task.lab.name}</dd>
          </>
        ) : null}
        <dt>Type</dt>
        <dd>{taskTypes.find(({ value }) => value === task.type)?.label}</dd>
        <dt>Created</dt>
        <dd>
          {dayMonthYear(task.created_at, zone)} {timeOf(task.created_at, zone)}
        </dd>
        {task.finished_at ? (
          <>
            <dt>Finished</dt>
            <dd>
              {dayMonthYear(task.finished_at, zone)} {timeOf(task.finished_at, zone)}
            </dd>
          </>
        ) : null}
      </dl>
    </section>
  );
}
