import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconEdit, IconLogout, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { groupKey } from './chat-key.ts';
import { dock } from './dock-store.ts';
import { deleteGroup, leaveGroup } from './documents.ts';
import { GroupDialog } from './group-dialog.tsx';
import type { Group, Member } from './group-room.tsx';
import { useManages } from './may-manage.ts';

export function GroupActions({
  group,
  members,
  muteItem,
}: {
  group: Group;
  members: readonly Member[];
  muteItem: ReactNode;
}) {
  const me = useMe().user.id;
  const can = useCan();
  const navigate = useNavigate();
  const manages = useManages(group);
  const isMember = members.some(({ user_id }) => user_id === me);
  const [edits, setEdits] = useState(false);
  const onThrough = () => {
    dock.close(groupKey(group.id));
    if (location.pathname.includes(group.id)) void navigate({ to: '/dashboard/clinic-chats' });
  };
  const [leave] = useCommand(leaveGroup, { success: `You left ${group.name}`, onThrough });
  const [remove] = useCommand(deleteGroup, { success: 'Group deleted', onThrough });
  async function askAndLeave() {
    const words = {
      title: 'Leave group',
      text:
        members.length === 1
          ? `You are the last member of ${group.name}. The group is deleted when you leave.`
          : `You will no longer see the messages of ${group.name}.`,
      confirm: 'Leave',
      danger: true,
    };
    if (await confirmDialog(words)) await leave({ id: group.id });
  }
  async function askAndDelete() {
    const words = {
      title: 'Delete group',
      text: `${group.name} and its messages will be deleted for all members.`,
      confirm: 'Delete',
      danger: true,
    };
    if (await confirmDialog(words)) await remove({ id: group.id });
  }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon size={36} variant="subtle" color="gray" aria-label={`Actions for ${group.name}`}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {muteItem}
          {manages && can('clinic-chat-groups', 'EDIT') ? (
            <Menu.Item leftSection={<IconEdit size={16} />} onClick={() => setEdits(true)}>
              Edit
            </Menu.Item>
          ) : null}
          {isMember ? (
            <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void askAndLeave()}>
              Leave
            </Menu.Item>
          ) : null}
          {manages ? (
            <Menu.Item
              c="var(--op-red-ink)"
              leftSection={<IconTrash size={16} />}
              onClick={() => void askAndDelete()}
            >
              Delete
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {edits ? <GroupDialog group={group} onClose={() => setEdits(false)} /> : null}
    </>
  );
}
