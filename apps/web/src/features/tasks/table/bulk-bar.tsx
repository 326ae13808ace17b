import { Button, CloseButton, Menu, Progress, Text } from '@mantine/core';
import { statusAfterUndo, taskStatuses } from '@operatory/domain';
import {
  IconArchive,
  IconProgressCheck,
  IconRestore,
  IconTags,
  IconTrash,
  IconUserEdit,
} from '@tabler/icons-react';
import { useState } from 'react';
import { toast } from '#data/toast.ts';
import { PickDialog } from '#kit/form/pick-dialog.tsx';
import { useCan } from '#session/permissions.ts';
import { confirmDialog, hintFor } from '#ui/confirm-dialog.tsx';
import { reportFailures } from '#ui/report-failures.tsx';
import { offerUndo } from '#ui/undo.tsx';
import { removeTasks } from '../actions/remove-tasks.ts';
import { type BulkAction, useBulk } from '../actions/use-bulk.ts';
import type { LevelRow, TaskRow } from '../data/task-row.ts';
import { UserPicker } from '../dialogs/user-picker.tsx';
import classes from './table.module.css';

const many = (count: number) => (count === 1 ? '1 task' : `${count} tasks`);
const doneWords: Readonly<Record<BulkAction['kind'], string>> = {
  archive: 'archived',
  restore: 'restored',
  status: 'moved',
  level: 'moved to another level',
  user: 'assigned to another user',
};

/** The action that undoes another one, computed from the task as it was before. */
const undoOf: Partial<Readonly<Record<BulkAction['kind'], (task: TaskRow) => BulkAction>>> = {
  archive: () => ({ kind: 'restore' }),
  restore: () => ({ kind: 'archive' }),
  status: ({ status }) => ({ kind: 'status', status: statusAfterUndo(status) }),
  level: ({ client_task_level_id }) => ({ kind: 'level', levelId: client_task_level_id }),
};

export function BulkBar({
  tasks,
  archived,
  onClear,
}: {
  tasks: readonly TaskRow[];
  archived: boolean;
  onClear: () => void;
}) {
  const can = useCan();
  const { run, progress } = useBulk();
  const [picking, setPicking] = useState<'user' | 'level' | null>(null);

  /** Runs an action or its undo, and lists the tasks that failed. */
  async function runAndReport(...what: Parameters<typeof run>) {
    const { done, failures } = await run(...what);
    reportFailures(
      `${many(failures.length)} couldn’t be changed`,
      failures.map(({ task, sentence }) => ({ id: task.id, name: task.name, sentence })),
    );
    return done;
  }
  async function act(action: BulkAction) {
    const done = await runAndReport(tasks, action);
    if (done.length > 0) {
      const words = `${many(done.length)} ${doneWords[action.kind]}`;
      const back = undoOf[action.kind];
      if (back) offerUndo(words, () => void runAndReport(done, back));
      else toast.success(words);
    }
    onClear();
  }
  async function remove() {
    const sure = await confirmDialog({
      title: `Delete ${many(tasks.length)}`,
      text: 'The selected tasks and their comments and requests will be deleted.',
      confirm: 'Delete',
      danger: true,
      ...hintFor(tasks.length),
    });
    if (!sure) return;
    removeTasks(tasks);
    onClear();
  }

  const clinics = new Set(tasks.map((task) => task.clinic_id));
  const clinicId = clinics.size === 1 ? (tasks[0]?.clinic_id ?? null) : null;
  const locked = progress !== null;
  return (
    <>
      {tasks.length > 0 ? (
        <div className={classes.bulk} role="toolbar" aria-label="Selected tasks" data-selection>
          <Text className={classes.bulkCount ?? ''} size="sm" fw={600} aria-live="polite">
            {many(tasks.length)} selected
          </Text>
          {progress ? (
            <Progress w={80} value={(progress.done / progress.of) * 100} aria-label="Progress" />
          ) : null}
          {archived ? (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconRestore size={14} />}
              disabled={locked}
              onClick={() => void act({ kind: 'restore' })}
            >
              Restore
            </Button>
          ) : (
            <>
              <Button
                size="xs"
                variant="default"
                leftSection={<IconArchive size={14} />}
                disabled={locked}
                onClick={() => void act({ kind: 'archive' })}
              >
                Archive
              </Button>
              <Menu position="top">
                <Menu.Target>
                  <Button
                    size="xs"
                    variant="default"
                    leftSection={<IconProgressCheck size={14} />}
                    disabled={locked}
                  >
                    Change status
                  </Button>
                </Menu.Target>
                <Menu.Dropdown>
                  {taskStatuses
                    .filter(({ value }) => value !== 'REASSIGNED')
                    .map(({ value, label }) => (
                      <Menu.Item key={value} onClick={() => void act({ kind: 'status', status: value })}>
                        {label}
                      </Menu.Item>
                    ))}
                </Menu.Dropdown>
              </Menu>
              <Button
                size="xs"
                variant="default"
                leftSection={<IconUserEdit size={14} />}
                disabled={locked}
                onClick={() => setPicking('user')}
              >
                Change user
              </Button>
              <Button
                size="xs"
                variant="default"
                leftSection={<IconTags size={14} />}
                disabled={locked}
                onClick={() => setPicking('level')}
              >
                Change level
              </Button>
            </>
          )}
          {can('tasks', 'DELETE') ? (
            <Button
              size="xs"
              variant="light"
              color="red"
              leftSection={<IconTrash size={14} />}
              disabled={locked}
              onClick={() => void remove()}
            >
              Delete
            </Button>
          ) : null}
          <CloseButton
            className={classes.bulkClose ?? ''}
            aria-label="Clear selection"
            onClick={onClear}
            disabled={locked}
          />
        </div>
      ) : null}
      {picking === 'user' ? (
        <UserPicker
          title="Change User"
          clinicId={clinicId}
          onClose={() => setPicking(null)}
          onSave={async ([user]) => {
            setPicking(null);
            if (user) await act({ kind: 'user', userId: user.id });
          }}
        />
      ) : null}
      {picking === 'level' ? (
        <PickDialog<LevelRow>
          table="client_task_levels"
          onClose={() => setPicking(null)}
          onSave={async ([level]) => {
            setPicking(null);
            if (level) await act({ kind: 'level', levelId: level.id });
          }}
        />
      ) : null}
    </>
  );
}
