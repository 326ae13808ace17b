import { messages as sentences } from '@operatory/domain';
import type { ResultOf } from '#data/graphql.ts';
import { useCommand, useLive } from '#data/hooks.ts';
import { mentionedIn } from '#kit/chat/mentions.ts';
import { useMe } from '#session/session.ts';
import { Failed } from '#ui/empty-state.tsx';
import { LoadingOrRetry } from '#ui/loading-or-retry.tsx';
import { groupKey } from './chat-key.ts';
import {
  deleteToGroup,
  editToGroup,
  groupMessages,
  type liveGroup,
  type liveMembers,
  liveReadPositions,
  sendToGroup,
  typingInGroup,
} from './documents.ts';
import { type Reader, readersOf } from './marks.ts';
import { MessageRoom } from './message-room.tsx';
import { useLoaded, waitsAs } from './room-parts.ts';
import { SeenBy } from './ticks.tsx';

export type Group = ResultOf<typeof liveGroup>['clinic_chat_groups'][number];
export type Member = ResultOf<typeof liveMembers>['clinic_chat_group_users'][number];

export function GroupRoom({
  group,
  members,
  at,
}: {
  group: Group;
  members: readonly Member[];
  at?: number | undefined;
}) {
  const { data, error, refetch } = useLive(liveReadPositions, { id: group.id });
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data) return <LoadingOrRetry height={240} onRefresh={refetch} />;
  return <Loaded group={group} members={members} marks={data.clinic_chat_group_users} at={at} />;
}

function Loaded({
  group,
  members,
  marks,
  at,
}: {
  group: Group;
  members: readonly Member[];
  marks: readonly Reader[];
  at: number | undefined;
}) {
  const me = useMe().user.id;
  const chat = groupKey(group.id);
  const read = marks.find(({ user_id }) => user_id === me)?.read_position ?? 0;
  const loaded = useLoaded(chat, group.last_position, read, at);
  const answer = useLive(groupMessages, { group: group.id, from: loaded.from });
  const typing = useLive(typingInGroup, { group: group.id, me });
  const [send] = useCommand(sendToGroup, { silent: true, waits: waitsAs(chat, group.name) });
  const [edit] = useCommand(editToGroup, { success: sentences.order_message_updated });
  const [remove] = useCommand(deleteToGroup, { success: sentences.order_message_deleted });
  const names = new Map(members.flatMap(({ user_id, user }) => (user ? [[user_id, user.display_name]] : [])));
  const people = members.flatMap(({ user_id, user }) =>
    user && user_id !== me ? [{ id: user_id, name: user.display_name }] : [],
  );
  const mentioned = (text: string) => mentionedIn(text, people);
  return (
    <MessageRoom
      chat={chat}
      name={group.name}
      names={names}
      read={read}
      at={at}
      loaded={loaded}
      answer={answer}
      typing={typing}
      people={people}
      markOf={(position) => (
        <SeenBy names={readersOf(position, marks, me).flatMap((reader) => names.get(reader) ?? [])} />
      )}
      send={(message) => send({ ...message, group: group.id, mentioned: mentioned(message.message) })}
      edit={(edited) => edit({ ...edited, mentioned: mentioned(edited.message) })}
      remove={remove}
    />
  );
}
