import { Skeleton } from '@mantine/core';
import { messageOf } from '@operatory/domain';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useCommand, useQueryData } from '#data/hooks.ts';
import { taskHref } from '#data/task-href.ts';
import { clinicsAtOnce } from '#kit/clinic-input.tsx';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { useToday } from '#session/use-today.ts';
import { Failed } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';
import { toast } from '#ui/toast.ts';
import { editTask, insertTask } from '../actions/task-commands.ts';
import { type TaskDetail, taskById } from '../data/task-documents.ts';
import { mayStillEdit } from '../data/task-rules.ts';
import { useMarks } from '../data/use-marks.ts';
import { NoTasks } from '../screens/no-tasks.tsx';
import { CopyTask } from './copy-task.tsx';
import {
  changedColumns,
  columnsOfDraft,
  draftOf,
  duplicateOf,
  emptyDraft,
  type TaskDraft,
} from './task-draft.ts';
import { TaskForm } from './task-form.tsx';

const crumbs = (label: string) => [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'Tasks', to: '/dashboard/tasks/list' },
  { label },
];

function useInsert() {
  const navigate = useNavigate();
  const [insert] = useCommand(insertTask, {
    success: messageOf('task_added'),
    failure: 'Unable to add task',
  });
  return async (draft: TaskDraft): Promise<boolean> => {
    const linked =
      draft.linked.length > 0
        ? { j_tasks_users: { data: draft.linked.map(({ id }) => ({ user_id: id })) } }
        : {};
    const answer = await insert({
      object: { ...columnsOfDraft(draft), clinic_id: draft.clinic_id, ...linked },
    });
    if (answer.ok) void navigate({ to: '/dashboard/tasks/list', ignoreBlocker: true });
    return answer.ok;
  };
}

function useBack(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return () =>
    router.history.canGoBack() ? router.history.back() : void navigate({ to: '/dashboard/tasks/list' });
}

export function AddTask({ level, name }: { level?: string | undefined; name?: string | undefined }) {
  const today = useToday();
  const { clinic, clinics } = useClinic();
  const [initial] = useState<TaskDraft>(() => ({
    // Of many clinics none is guessed.
    ...emptyDraft(today, clinic?.id ?? (clinics.length > clinicsAtOnce ? null : (clinics[0]?.id ?? null))),
    client_task_level_id: level ?? null,
    name: name ?? '',
  }));
  const save = useInsert();
  const back = useBack();
  return (
    <Page
      title="Add task"
      breadcrumbs={crumbs('Add')}
      actions={clinics.length > 0 ? <CopyTask /> : undefined}
    >
      {clinics.length > 0 ? (
        <TaskForm initial={initial} saveLabel="Add task" onSave={save} onCancel={back} />
      ) : (
        <NoTasks onAdd={undefined} />
      )}
    </Page>
  );
}

export function DuplicateTask({ id }: { id: string }) {
  const today = useToday();
  const save = useInsert();
  const back = useBack();
  return (
    <Page title="Duplicate task" breadcrumbs={crumbs('Duplicate')}>
      <WithTask id={id}>
        {(task) => (
          <TaskForm initial={duplicateOf(task, today)} saveLabel="Add task" onSave={save} onCancel={back} />
        )}
      </WithTask>
    </Page>
  );
}

export function EditTask({ id }: { id: string }) {
  return (
    <Page title="Edit task" breadcrumbs={crumbs('Edit')}>
      <WithTask id={id}>{(task) => <Editing task={task} />}</WithTask>
    </Page>
  );
}

function Editing({ task }: { task: TaskDetail }) {
  const me = useMe();
  const navigate = useNavigate();
  const back = useBack();
  const [initial] = useState(() => draftOf(task));
  const [edit] = useCommand(editTask, {
    success: messageOf('task_updated'),
    failure: messageOf('task_not_updated'),
  });
  const late = !mayStillEdit(task);
  useEffect(() => {
    if (!late) return;
    toast.error(messageOf('task_expired'));
    void navigate({ to: taskHref(task, me.user.id), replace: true, ignoreBlocker: true });
  }, [late, navigate, task, me.user.id]);
  if (late) return null;
  return (
    <TaskForm
      initial={initial}
      fixedClinic
      saveLabel="Save"
      onCancel={back}
      onSave={async (draft) => {
        const answer = await edit({
          id: task.id,
          ...changedColumns(initial, draft),
          user_ids: draft.linked.map((user) => user.id),
        });
        if (answer.ok) void navigate({ to: taskHref(task, me.user.id), ignoreBlocker: true });
        return answer.ok;
      }}
    />
  );
}

function WithTask({ id, children }: { id: string; children: (task: TaskDetail) => React.ReactNode }) {
  const { data, error, refetch } = useQueryData(taskById, { id, ...useMarks() });
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data) return <Skeleton height={320} />;
  return data.tasks_by_pk ? children(data.tasks_by_pk) : <ScreenMissing />;
}
