import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowLeft, IconBell, IconBellOff, IconDots, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useCommand, useLive } from '#data/hooks.ts';
import { PersonAvatar } from '#kit/cells/presence.tsx';
import { useNow } from '#session/clock.ts';
import { useMe } from '#session/session.ts';
import { Failed } from '#ui/empty-state.tsx';
import { LoadingOrRetry } from '#ui/loading-or-retry.tsx';
import { type ChatKey, groupKey, idOf, isGroup, personKey, targetOf } from './chat-key.ts';
import { GroupAvatar } from './chat-list.tsx';
import classes from './chats.module.css';
import { liveGroup, liveMembers, livePair, livePerson, livePresence, markRead, mute } from './documents.ts';
import { GroupActions } from './group-actions.tsx';
import { GroupPanel } from './group-panel.tsx';
import { type Group, GroupRoom, type Member } from './group-room.tsx';
import { type OwnPairChat, ownPairChat, PairRoom, type Person } from './pair-room.tsx';
import { lastSeenInWords } from './presence-words.ts';

interface Place {
  /** Whether the conversation fills a phone's page, with a button back to the list. */
  readonly isAlone?: boolean;
  /** The buttons of a small window, shown beside the name. */
  readonly buttons?: ReactNode;
  readonly at?: number | undefined;
}

/** A conversation with its header: in the Chats page, or in a small window. */
export const Conversation = ({ chat, ...place }: { chat: ChatKey } & Place) =>
  isGroup(chat) ? <OfGroup id={idOf(chat)} {...place} /> : <WithPerson id={idOf(chat)} {...place} />;

function WithPerson({ id, at, ...place }: { id: string } & Place) {
  const me = useMe().user.id;
  const [low, high] = me < id ? [me, id] : [id, me];
  const people = useLive(livePerson, { id });
  const pairs = useLive(livePair, { low, high });
  const failed = [people, pairs].find(({ error, data }) => error && !data);
  const refetch = () => {
    people.refetch();
    pairs.refetch();
  };
  if (failed) return <Failed onRefresh={refetch} />;
  if (!people.data || !pairs.data) return <LoadingOrRetry height={240} onRefresh={refetch} />;
  const [person] = people.data.users;
  const pair = ownPairChat(pairs.data.user_chats[0], me === low);
  if (!person) return <p className={classes.nothing}>This person was not found.</p>;
  return (
    <>
      <PersonHead person={person} pair={pair} {...place} />
      <PairRoom person={person} pair={pair} at={at} />
    </>
  );
}

function Head({
  picture,
  name,
  note,
  isAlone,
  children,
}: {
  picture: ReactNode;
  name: string;
  note: ReactNode;
  isAlone: boolean;
  children: ReactNode;
}) {
  const Title = isAlone ? 'h1' : 'h2';
  return (
    <header className={classes.head}>
      {isAlone ? (
        <ActionIcon
          component={Link}
          to="/dashboard/clinic-chats"
          size={44}
          variant="subtle"
          color="gray"
          aria-label="Back to chats"
        >
          <IconArrowLeft size={20} />
        </ActionIcon>
      ) : null}
      {picture}
      <div className={classes.who}>
        <Title>{name}</Title>
        <span className={classes.note}>{note}</span>
      </div>
      {children}
    </header>
  );
}

function PersonHead({
  person,
  pair,
  isAlone = false,
  buttons,
}: { person: Person; pair: OwnPairChat } & Omit<Place, 'at'>) {
  const presence = useLive(livePresence, { id: person.id });
  const [here] = presence.data?.user_presence ?? [];
  const now = useNow();
  return (
    <Head
      picture={<PersonAvatar user={person} size={36} />}
      name={person.display_name}
      note={presence.data ? lastSeenInWords(here, now) : null}
      isAlone={isAlone}
    >
      {pair ? (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon
              size={36}
              variant="subtle"
              color="gray"
              aria-label={`Actions for ${person.display_name}`}
            >
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <MuteItem chat={personKey(person.id)} muted={pair.muted} />
          </Menu.Dropdown>
        </Menu>
      ) : null}
      {buttons}
    </Head>
  );
}

function MuteItem({ chat, muted }: { chat: ChatKey; muted: boolean }) {
  const [change] = useCommand(mute, { success: muted ? 'Chat unmuted' : 'Chat muted' });
  return (
    <Menu.Item
      leftSection={muted ? <IconBell size={16} /> : <IconBellOff size={16} />}
      onClick={() => void change({ ...targetOf(chat), muted: !muted })}
    >
      {muted ? 'Unmute' : 'Mute'}
    </Menu.Item>
  );
}

function OfGroup({ id, at, isAlone = false, buttons }: { id: string } & Place) {
  const me = useMe().user.id;
  const groups = useLive(liveGroup, { id });
  const members = useLive(liveMembers, { id });
  const [showsMembers, setShowsMembers] = useState(false);
  const failed = [groups, members].find(({ error, data }) => error && !data);
  const refetch = () => {
    groups.refetch();
    members.refetch();
  };
  if (failed) return <Failed onRefresh={refetch} />;
  if (!groups.data || !members.data) return <LoadingOrRetry height={240} onRefresh={refetch} />;
  const [group] = groups.data.clinic_chat_groups;
  if (!group)
    return (
      <>
        <ClearBellEntries id={id} />
        <p className={classes.nothing}>
          This group was deleted, or you are not in it.{' '}
          <Link to="/dashboard/clinic-chats">Back to chats</Link>
        </p>
      </>
    );
  const all = members.data.clinic_chat_group_users;
  const mine = all.find(({ user_id }) => user_id === me);
  return (
    <>
      <ClearBellEntries id={id} />
      <GroupHead
        group={group}
        members={all}
        mine={mine}
        isAlone={isAlone}
        buttons={buttons}
        isOpen={showsMembers}
        onMembers={() => setShowsMembers(!showsMembers)}
      />
      {showsMembers ? (
        <GroupPanel group={group} members={all} onClose={() => setShowsMembers(false)} />
      ) : null}
      {mine ? (
        <GroupRoom group={group} members={all} at={at} />
      ) : (
        <p className={classes.nothing}>
          You are not in this group. Only its members can read and write messages.
        </p>
      )}
    </>
  );
}

/**
 * Clears the bell's entries about a group, such as that the user was added, even if no message in the group
 * is unread.
 */
function ClearBellEntries({ id }: { id: string }) {
  const [read] = useCommand(markRead, { silent: true });
  useEffect(() => {
    void read({ group_id: id, position: 0 });
  }, [read, id]);
  return null;
}

function GroupHead({
  group,
  members,
  mine,
  isAlone,
  buttons,
  isOpen,
  onMembers,
}: {
  group: Group;
  members: readonly Member[];
  mine: Member | undefined;
  isAlone: boolean;
  buttons: ReactNode;
  isOpen: boolean;
  onMembers: () => void;
}) {
  return (
    <Head
      picture={<GroupAvatar group={group} size={36} />}
      name={group.name}
      note={[group.clinic?.name ?? 'Whole organisation', countOf(members.length)].join(' · ')}
      isAlone={isAlone}
    >
      <ActionIcon
        size={36}
        variant="subtle"
        color="gray"
        aria-label="Members"
        title="Members"
        aria-expanded={isOpen}
        onClick={onMembers}
      >
        <IconUsers size={18} />
      </ActionIcon>
      <GroupActions
        group={group}
        members={members}
        muteItem={mine ? <MuteItem chat={groupKey(group.id)} muted={mine.muted ?? false} /> : null}
      />
      {buttons}
    </Head>
  );
}

const countOf = (count: number): string => (count === 1 ? '1 member' : `${count} members`);
