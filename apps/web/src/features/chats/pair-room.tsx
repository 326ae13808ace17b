import { messages as sentences } from '@operatory/domain';
import type { ResultOf } from '#data/graphql.ts';
import { useCommand, useLive } from '#data/hooks.ts';
import { useMe } from '#session/session.ts';
import { personKey } from './chat-key.ts';
import {
  deleteToPerson,
  editToPerson,
  type livePair,
  pairMessages,
  sendToPerson,
  typingToMe,
} from './documents.ts';
import { messageStatusOf } from './marks.ts';
import { MessageRoom } from './message-room.tsx';
import { useLoaded, waitsAs } from './room-parts.ts';
import { Ticks } from './ticks.tsx';

export interface Person {
  readonly id: string;
  readonly display_name: string;
  readonly profile_image?: unknown;
}
type Pair = ResultOf<typeof livePair>['user_chats'][number];

/** A conversation of two people from the user's side; null before the first message. */
export type OwnPairChat = ReturnType<typeof ownPairChat>;
export const ownPairChat = (pair: Pair | undefined, isLow: boolean) =>
  pair
    ? {
        id: pair.id,
        last: pair.last_position,
        read: (isLow ? pair.low_read_position : pair.high_read_position) ?? 0,
        othersRead: (isLow ? pair.high_read_position : pair.low_read_position) ?? 0,
        othersDelivered: (isLow ? pair.high_delivered_position : pair.low_delivered_position) ?? 0,
        muted: (isLow ? pair.low_muted : pair.high_muted) ?? false,
      }
    : null;

const noChat = '00000000-0000-0000-0000-000000000000';

export function PairRoom({
  pair,
  person,
  at,
}: {
  pair: OwnPairChat;
  person: Person;
  at?: number | undefined;
}) {
  const me = useMe().user.id;
  const chat = personKey(person.id);
  const read = pair?.read ?? 0;
  const loaded = useLoaded(chat, pair?.last ?? 0, read, at);
  const { from } = loaded;
  const answer = useLive(pairMessages, { chat: pair?.id ?? noChat, from }, { pause: pair === null });
  const typing = useLive(typingToMe, { from: person.id, me });
  const [send] = useCommand(sendToPerson, { silent: true, waits: waitsAs(chat, person.display_name) });
  const [edit] = useCommand(editToPerson, { success: sentences.order_message_updated });
  const [remove] = useCommand(deleteToPerson, { success: sentences.order_message_deleted });
  return (
    <MessageRoom
      chat={chat}
      name={person.display_name}
      names={new Map([[person.id, person.display_name]])}
      isNew={pair === null}
      read={read}
      at={at}
      loaded={loaded}
      answer={answer}
      typing={typing}
      markOf={(position) =>
        pair ? <Ticks mark={messageStatusOf(position, pair.othersDelivered, pair.othersRead)} /> : null
      }
      send={(message) => send({ ...message, to: person.id })}
      edit={edit}
      remove={remove}
    />
  );
}
