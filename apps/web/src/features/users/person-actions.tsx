import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { mayActOn, messages } from '@operatory/domain';
import {
  IconDots,
  IconKey,
  IconLock,
  IconLockOpen,
  IconMail,
  IconPassword,
  IconPencil,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { BlockDialog } from './block-dialog.tsx';
import {
  type PersonDetail,
  resendInvite,
  resetUserPassword,
  resetUserPin,
  unblockUser,
} from './person-queries.ts';
import { isBlocked, personFacts, useActor } from './person-rows.ts';

/** The actions that the rules allow this user on a colleague. */
export function PersonActions({
  person,
  editable,
  onBlocked,
}: {
  person: PersonDetail;
  editable: boolean;
  onBlocked: (openTasks: number) => void;
}) {
  const actor = useActor();
  const facts = personFacts(person);
  const [blocking, setBlocking] = useState(false);
  const words = { failure: messages.something_went_wrong };
  const [resend] = useCommand(resendInvite, { ...words, success: messages.invite_sent_again });
  const [password] = useCommand(resetUserPassword, { ...words, success: messages.reset_mailed });
  const [pin] = useCommand(resetUserPin, { ...words, success: messages.pin_mailed });
  const [unblock] = useCommand(unblockUser, { ...words, success: messages.user_unblocked });
  const blocked = isBlocked(person.j_users_user_roles);
  const self = actor.user_id === person.id;
  const may = {
    invite: !blocked && person.profile_status === 'INVITED' && mayActOn(actor, facts, 'ADD').ok,
    reset: !blocked && !self && mayActOn(actor, facts, 'PASSWORD').ok,
    block: !self && mayActOn(actor, facts, 'INACTIVE').ok,
  };
  const of = { user_id: person.id };

  async function ask(what: 'password' | 'pin') {
    const sure = await confirmDialog(
      what === 'password'
        ? {
            title: 'Send a new password link',
            text: `${person.display_name} gets an email with a link to choose a new password. The old one works until then.`,
            confirm: 'Send link',
          }
        : {
            title: 'Send a new PIN',
            text: `${person.display_name} gets an email with a link that shows a new PIN once. The old one works until then.`,
            confirm: 'Send link',
          },
    );
    if (sure) await (what === 'password' ? password(of) : pin(of));
  }

  return (
    <Group gap={8}>
      {may.invite ? (
        <Button variant="default" leftSection={<IconMail size={16} />} onClick={() => void resend(of)}>
          Send invitation again
        </Button>
      ) : null}
      {editable ? (
        <Button
          component={Link}
          to={`/dashboard/users/edit/${person.id}`}
          variant="default"
          leftSection={<IconPencil size={16} />}
        >
          Edit
        </Button>
      ) : null}
      {may.reset || may.block ? (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="default" size={32} aria-label={`Actions for ${person.display_name}`}>
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {may.reset ? (
              <>
                <Menu.Item leftSection={<IconPassword size={16} />} onClick={() => void ask('password')}>
                  Reset password
                </Menu.Item>
                <Menu.Item leftSection={<IconKey size={16} />} onClick={() => void ask('pin')}>
                  Reset PIN
                </Menu.Item>
              </>
            ) : null}
            {may.block && !blocked ? (
              <Menu.Item
                c="var(--op-red-ink)"
                leftSection={<IconLock size={16} />}
                onClick={() => setBlocking(true)}
              >
                Block
              </Menu.Item>
            ) : null}
            {may.block && blocked ? (
              <Menu.Item
                leftSection={<IconLockOpen size={16} />}
                onClick={() => void unblock({ ...of, role_link_id: null })}
              >
                Unblock
              </Menu.Item>
            ) : null}
          </Menu.Dropdown>
        </Menu>
      ) : null}
      {blocking ? (
        <BlockDialog
          person={person}
          onClose={() => setBlocking(false)}
          onBlocked={(openTasks) => {
            setBlocking(false);
            onBlocked(openTasks);
          }}
        />
      ) : null}
    </Group>
  );
}
