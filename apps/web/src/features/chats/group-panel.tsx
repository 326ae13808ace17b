import { ActionIcon, Button } from '@mantine/core';
import { IconUserMinus, IconUsersPlus, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { PersonAvatar } from '#kit/cells/presence.tsx';
import { GroupChatUsersDialog } from '#kit/form/pick-dialogs.tsx';
import { useMe } from '#session/session.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { addressOf, personKey } from './chat-key.ts';
import classes from './chats.module.css';
import { addUsers, removeUsers } from './documents.ts';
import type { Group, Member } from './group-room.tsx';
import { useManages } from './may-manage.ts';

export function GroupPanel({
  group,
  members,
  onClose,
}: {
  group: Group;
  members: readonly Member[];
  onClose: () => void;
}) {
  const me = useMe().user.id;
  const manages = useManages(group);
  const [picking, setPicking] = useState(false);
  const [add] = useCommand(addUsers, { success: 'Members added' });
  const [remove] = useCommand(removeUsers, { success: 'Member removed' });
  async function askAndRemove(id: string, name: string) {
    const words = {
      title: 'Remove member',
      text: `${name} will no longer see the messages of ${group.name}.`,
      confirm: 'Remove',
      danger: true,
    };
    if (await confirmDialog(words)) await remove({ id: group.id, user_ids: [id] });
  }
  return (
    <section className={classes.members} aria-label={`Members of ${group.name}`}>
      <div className={classes.membersHead}>
        <h3>Members</h3>
        {manages ? (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconUsersPlus size={14} />}
            onClick={() => setPicking(true)}
          >
            Add members
          </Button>
        ) : null}
        <ActionIcon size={28} variant="subtle" color="gray" aria-label="Close members" onClick={onClose}>
          <IconX size={16} />
        </ActionIcon>
      </div>
      <ul>
        {members.map(({ user_id, user }) => {
          const name = user?.display_name ?? '';
          return (
            <li key={user_id}>
              {user ? <PersonAvatar user={user} size={28} /> : null}
              {user_id === me ? (
                <span className={classes.name}>{name} (you)</span>
              ) : (
                <Link className={classes.name} to={addressOf(personKey(user_id))}>
                  {name}
                </Link>
              )}
              {user_id === group.created_by_user_id ? (
                <span className={classes.note}>Group owner</span>
              ) : null}
              {manages && user_id !== me ? (
                <ActionIcon
                  size={28}
                  variant="subtle"
                  color="gray"
                  aria-label={`Remove ${name}`}
                  onClick={() => void askAndRemove(user_id, name)}
                >
                  <IconUserMinus size={16} />
                </ActionIcon>
              ) : null}
            </li>
          );
        })}
      </ul>
      {picking ? (
        <GroupChatUsersDialog
          // The dialog does not offer the user, who cannot add themselves to a group.
          members={[...members.map(({ user_id }) => user_id), me]}
          onClose={() => setPicking(false)}
          onSave={async (rows) => {
            const { ok } = await add({ id: group.id, user_ids: rows.map(({ id }) => id) });
            if (ok) setPicking(false);
          }}
        />
      ) : null}
    </section>
  );
}
