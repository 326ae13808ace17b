import { Skeleton } from '@mantine/core';
import { messageOf, taskHref, todayAt } from '@operatory/domain';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useCommand, useLive } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { clinicsAtOnce } from '#kit/fields/clinic-input.tsx';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { useToday, useTodays } from '#session/use-today.ts';
import { Failed } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';
import { editTask, insertTask } from '../actions/task-commands.ts';
import { liveTask, type TaskDetail } from '../data/task-documents.ts';
import { editRefusal, menuOf, zoneOf } from '../data/task-rules.ts';
import { useDetailMarks } from '../data/use-marks.ts';
import { NoTasks } from '../screens/no-tasks.tsx';
import { CopyTask } from './copy-task.tsx';
import { NewerTask } from './newer-task.tsx';
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
      // `lab_id` is sent only if it is set, because the column does not exist for packages without labs.
      object: {
        ...columnsOfDraft(draft),
        ...(draft.lab_id ? { lab_id: draft.lab_id } : {}),
        clinic_id: draft.clinic_id,
        ...linked,
      },
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
  const { clinic, active } = useClinic();
  // Of many clinics, only one that the user has chosen is preselected.
  const clinicId =
    active.find(({ id }) => id === clinic?.id)?.id ??
    (active.length > clinicsAtOnce ? undefined : active[0]?.id);
  const today = useToday(clinicId);
  const [initial] = useState<TaskDraft>(() => ({
    ...emptyDraft(today, clinicId ?? null),
    client_task_level_id: level ?? null,
    name: name ?? '',
  }));
  const save = useInsert();
  const back = useBack();
  return (
    <Page title="Add task" breadcrumbs={crumbs('Add')} actions={active.length > 0 ? <CopyTask /> : undefined}>
      {active.length > 0 ? (
        <TaskForm initial={initial} saveLabel="Add task" onSave={save} onCancel={back} />
      ) : (
        <NoTasks onAdd={undefined} />
      )}
    </Page>
  );
}

export function DuplicateTask({ id }: { id: string }) {
  return (
    <Page title="Duplicate task" breadcrumbs={crumbs('Duplicate')}>
      <WithTask id={id}>{(task) => <Duplicating task={task} />}</WithTask>
    </Page>
  );
}

function Duplicating({ task }: { task: TaskDetail }) {
  const today = todayAt(useTodays(), task.clinic_id);
  const save = useInsert();
  const back = useBack();
  const [initial] = useState(() => duplicateOf(task, today));
  return <TaskForm initial={initial} saveLabel="Add task" onSave={save} onCancel={back} />;
}

export function EditTask({ id }: { id: string }) {
  return (
    <Page title="Edit task" breadcrumbs={crumbs('Edit')}>
      <WithTask id={id}>{(task) => <Editing task={task} />}</WithTask>
    </Page>
  );
}

/**
 * Edits a task as it was loaded. If somebody else changes it, the form names them and can load their version.
 */
function Editing({ task }: { task: TaskDetail }) {
  const me = useMe();
  const navigate = useNavigate();
  const back = useBack();
  const [read, setRead] = useState(task);
  // While the user's own edit is being saved, a newer version is not reported.
  const [saving, setSaving] = useState(false);
  const initial = useMemo(() => draftOf(read), [read]);
  const [edit] = useCommand(editTask, {
    success: messageOf('task_updated'),
    failure: messageOf('task_not_updated'),
  });
  const refusal = editRefusal(task);
  useEffect(() => {
    if (!refusal) return;
    toast.error(messageOf(refusal));
    void navigate({ to: taskHref(task, me.user.id), replace: true, ignoreBlocker: true });
  }, [refusal, navigate, task, me.user.id]);
  if (refusal) return null;
  return (
    <TaskForm
      initial={initial}
      notice={
        task.version > read.version && !saving ? (
          <NewerTask id={task.id} zone={zoneOf(task.clinic_id)} onLoad={() => setRead(task)} />
        ) : null
      }
      fixedClinic
      fixedAssignee={!menuOf(task).changeUser}
      saveLabel="Save"
      onCancel={back}
      onSave={async (draft) => {
        setSaving(true);
        const { ok } = await edit({ id: task.id, version: read.version, ...changedColumns(initial, draft) });
        if (ok) void navigate({ to: taskHref(task, me.user.id), ignoreBlocker: true });
        else setSaving(false);
        return ok;
      }}
    />
  );
}

function WithTask({ id, children }: { id: string; children: (task: TaskDetail) => React.ReactNode }) {
  const { data, error, refetch } = useLive(liveTask, { id, ...useDetailMarks() });
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data) return <Skeleton height={320} />;
  return data.tasks_by_pk ? children(data.tasks_by_pk) : <ScreenMissing />;
}
