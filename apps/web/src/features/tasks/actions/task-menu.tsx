import { Menu } from '@mantine/core';
import {
  IconArchive,
  IconArrowsExchange,
  IconCalendarPlus,
  IconCopy,
  IconGitPullRequest,
  IconMessage,
  IconPencil,
  IconRestore,
  IconTrash,
  IconUserEdit,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useCan } from '#session/permissions.ts';
import { DotsButton } from '#ui/dots-button.tsx';
import type { TaskRow } from '../data/task-row.ts';
import { menuOf } from '../data/task-rules.ts';
import { useTaskActions } from './task-actions.tsx';

interface Props {
  readonly task: TaskRow;
  readonly size?: number;
  /** Called after a deletion, so that the task's page can be left. */
  readonly onDeleted?: () => void;
}

const targetOf = ({ task, size = 26 }: Props) => ({
  'aria-label': `Actions for ${task.name}`,
  size,
  onPointerDown: (event: PointerEvent) => event.stopPropagation(),
});

/**
 * A task's menu. A screen has one for each task, so its contents are rendered only when it is first opened.
 */
export function TaskMenu(props: Props) {
  const [asked, setAsked] = useState(false);
  if (asked) return <Opened {...props} />;
  return (
    <DotsButton
      {...targetOf(props)}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setAsked(true)}
    />
  );
}

/** The menu contains only actions that the rules allow this user for this task. */
function Opened(props: Props) {
  const { task, onDeleted } = props;
  const [opened, setOpened] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  // Focuses the button, so that focus returns to it when the menu closes.
  useEffect(() => {
    target.current?.focus();
    setOpened(true);
  }, []);
  const actions = useTaskActions();
  const can = useCan();
  const may = menuOf(task);
  const icon = { size: 16, stroke: 1.75 } as const;
  return (
    <Menu position="bottom-end" withinPortal opened={opened} onChange={setOpened}>
      <Menu.Target>
        <DotsButton {...targetOf(props)} ref={target} />
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
