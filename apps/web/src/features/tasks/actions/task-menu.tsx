import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArrowsExchange,
  IconCalendarPlus,
  IconCopy,
  IconDots,
  IconGitPullRequest,
  IconMessage,
  IconPencil,
  IconRestore,
  IconTrash,
  IconUserEdit,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCan } from '#session/permissions.ts';
import type { TaskRow } from '../data/task-row.ts';
import { menuOf } from '../data/task-rules.ts';
import { useTaskActions } from './task-actions.tsx';

/** A task's menu: only what the rules allow this person on this task. `onDeleted` lets a record leave its page. */
export function TaskMenu({
  task,
  size = 26,
  onDeleted,
}: {
  task: TaskRow;
  size?: number;
  onDeleted?: () => void;
}) {
  const actions = useTaskActions();
  const can = useCan();
  const may = menuOf(task);
  const icon = { size: 16, stroke: 1.75 } as const;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          aria-label={`Actions for ${task.name}`}
          size={size}
          onPointerDown={(event) => event.stopPropagation()}
        >
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown onKeyDown={(event) => event.stopPropagation()}>
        <Menu.Item leftSection={<IconMessage {...icon} />} onClick={() => actions.comment(task)}>
          View And Comment
        </Menu.Item>
        {may.archive ? (
          <Menu.Item leftSection={<IconArchive {...icon} />} onClick={() => actions.archive(task)}>
            Archive
          </Menu.Item>
        ) : null}
        {may.restore ? (
          <Menu.Item leftSection={<IconRestore {...icon} />} onClick={() => actions.restore(task)}>
            Restore
          </Menu.Item>
        ) : null}
        {may.changeUser ? (
          <Menu.Item leftSection={<IconUserEdit {...icon} />} onClick={() => actions.changeUser(task)}>
            Change User
          </Menu.Item>
        ) : null}
        {may.reassign ? (
          <Menu.Item leftSection={<IconArrowsExchange {...icon} />} onClick={() => actions.reassign(task)}>
            Reassign
          </Menu.Item>
        ) : null}
        {may.extension ? (
          <Menu.Item leftSection={<IconCalendarPlus {...icon} />} onClick={() => actions.extend(task)}>
            Task Extension
          </Menu.Item>
        ) : null}
        {can('tasks', 'ADD') ? (
          <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => actions.duplicate(task)}>
            Duplicate
          </Menu.Item>
        ) : null}
        {may.edit ? (
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => actions.edit(task)}>
            Edit
          </Menu.Item>
        ) : null}
        {may.delete ? (
          <Menu.Item
            c="var(--op-red-ink)"
            leftSection={<IconTrash {...icon} />}
            onClick={async () => {
              if (await actions.remove(task)) onDeleted?.();
            }}
          >
            Delete
          </Menu.Item>
        ) : null}
        {can('task-extension-requests') || can('task-reassign-requests') ? <Menu.Divider /> : null}
        {can('task-extension-requests') ? (
          <Menu.Item
            component={Link}
            to="/dashboard/task-extension-requests/list"
            leftSection={<IconGitPullRequest {...icon} />}
          >
            Extension requests
          </Menu.Item>
        ) : null}
        {can('task-reassign-requests') ? (
          <Menu.Item
            component={Link}
            to="/dashboard/task-reassign-requests/list"
            leftSection={<IconGitPullRequest {...icon} />}
          >
            Reassign requests
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
