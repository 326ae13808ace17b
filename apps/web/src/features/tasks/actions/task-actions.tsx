import { messageOf } from '@operatory/domain';
import { useNavigate } from '@tanstack/react-router';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { offerUndo } from '#ui/undo.tsx';
import type { TaskRow } from '../data/task-row.ts';
import { mayStillEdit } from '../data/task-rules.ts';
import { CommentDialog } from '../dialogs/comment-dialog.tsx';
import { RequestDialog } from '../dialogs/request-dialog.tsx';
import { UserPicker } from '../dialogs/user-picker.tsx';
import { removeTasks } from './remove-tasks.ts';
import { archiveTask, changeTaskUser, restoreTask } from './task-commands.ts';

type Dialog = { readonly kind: 'comment' | 'user' | 'reassign' | 'extension'; readonly task: TaskRow };

export interface TaskActions {
  readonly comment: (task: TaskRow) => void;
  readonly archive: (task: TaskRow) => void;
  readonly restore: (task: TaskRow) => void;
  readonly changeUser: (task: TaskRow) => void;
  readonly reassign: (task: TaskRow) => void;
  readonly extend: (task: TaskRow) => void;
  readonly edit: (task: TaskRow) => void;
  readonly duplicate: (task: TaskRow) => void;
  /** Asks for confirmation, and offers undo afterwards. Resolves with whether the user confirmed. */
  readonly remove: (task: TaskRow) => Promise<boolean>;
}

const Context = createContext<TaskActions | null>(null);

export function useTaskActions(): TaskActions {
  const actions = useContext(Context);
  if (!actions) throw new Error('useTaskActions stands outside TaskActionsProvider');
  return actions;
}

/** Provides the actions of a task's menu and their dialogs, once for all cards and rows of a screen. */
export function TaskActionsProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = useCallback(() => setDialog(null), []);
  const words = { failure: messageOf('task_not_updated') };
  const [archive] = useCommand(archiveTask, words);
  const [restore] = useCommand(restoreTask, words);
  const [changeUser] = useCommand(changeTaskUser, { ...words, success: messageOf('task_updated') });

  const actions = useMemo<TaskActions>(
    () => ({
      comment: (task) => setDialog({ kind: 'comment', task }),
      changeUser: (task) => setDialog({ kind: 'user', task }),
      reassign: (task) => setDialog({ kind: 'reassign', task }),
      extend: (task) => setDialog({ kind: 'extension', task }),
      archive: async (task) => {
        const answer = await archive({ id: task.id });
        if (answer.ok) offerUndo(messageOf('task_archived'), () => void restore({ id: task.id }));
      },
      restore: async (task) => {
        const answer = await restore({ id: task.id });
        if (answer.ok) offerUndo(messageOf('task_restored'), () => void archive({ id: task.id }));
      },
      edit: (task) => {
        if (!mayStillEdit(task)) toast.error(messageOf('task_expired'));
        else void navigate({ to: '/dashboard/tasks/edit/$id', params: { id: task.id } });
      },
      duplicate: (task) => void navigate({ to: '/dashboard/tasks/duplicate/$id', params: { id: task.id } }),
      remove: async (task) => {
        const sure = await confirmDialog({
          title: 'Delete task',
          text: `“${task.name}” and its comments and requests will be deleted.`,
          confirm: 'Delete',
          danger: true,
        });
        if (sure) removeTasks([task]);
        return sure;
      },
    }),
    [archive, navigate, restore],
  );

  const task = dialog?.task;
  return (
    <Context.Provider value={actions}>
      {children}
      {task && dialog.kind === 'comment' ? <CommentDialog task={task} onClose={close} /> : null}
      {task && (dialog.kind === 'reassign' || dialog.kind === 'extension') ? (
        <RequestDialog kind={dialog.kind} task={task} onClose={close} />
      ) : null}
      {task && dialog.kind === 'user' ? (
        <UserPicker
          title="Change User"
          clinicId={task.clinic_id}
          without={task.assigned_to_user_id ? [task.assigned_to_user_id] : []}
          onClose={close}
          onSave={async ([user]) => {
            if (user && (await changeUser({ id: task.id, userId: user.id })).ok) close();
          }}
        />
      ) : null}
    </Context.Provider>
  );
}
