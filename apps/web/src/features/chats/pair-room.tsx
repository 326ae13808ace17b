import { messages as sentences } from '@operatory/domain';
import { useState } from 'react';
import type { ResultOf } from '#data/graphql.ts';
import { useCommand, useLive } from '#data/hooks.ts';
import type { ChatMessage } from '#kit/chat/chat-message.ts';
import { ChatRoom } from '#kit/chat/chat-room.tsx';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { Failed } from '#ui/empty-state.tsx';
import { LoadingOrRetry } from '#ui/loading-or-retry.tsx';
import { addressOf, personKey } from './chat-key.ts';
import {
  deleteToPerson,
  editToPerson,
  type livePair,
  markRead,
  pairMessages,
  sendToPerson,
  typingToMe,
} from './documents.ts';
import { markOf } from './marks.ts';
import {
  ownerOf,
  quoteText,
  useForgetting,
  useLoaded,
  useSayTyping,
  useTypingWords,
  useWaitingMessages,
  waitsAs,
  wasAnswered,
} from './room-parts.ts';
import { SayHello } from './say-hello.tsx';
import { Ticks } from './ticks.tsx';

export interface Person {
  readonly id: string;
  readonly display_name: string;
  readonly profile_image?: unknown;
}
type Pair = ResultOf<typeof livePair>['user_chats'][number];
type Said = ResultOf<typeof pairMessages>['user_chat_messages'][number];

/** A conversation of two from the user's side; null before the first message. */
export type Sides = ReturnType<typeof sidesOf>;
export const sidesOf = (pair: Pair | undefined, isLow: boolean) =>
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

/** The messages of two people. */
export function PairRoom({ pair, person, at }: { pair: Sides; person: Person; at?: number | undefined }) {
  const me = useMe().user.id;
  const key = personKey(person.id);
  const { zone } = useClinic();
  const [hadPair] = useState(pair !== null);
  const { from, reach, forget, ...paging } = useLoaded(key, pair?.last ?? 0, pair?.read ?? 0, at);
  const answer = useLive(pairMessages, { chat: pair?.id ?? noChat, from }, { pause: pair === null });
  const typing = useLive(typingToMe, { from: person.id, me });
  const waiting = useWaitingMessages();
  const sayTyping = useSayTyping(key);
  const [send] = useCommand(sendToPerson, { silent: true, waits: waitsAs(key, person.display_name) });
  const [edit] = useCommand(editToPerson, { success: sentences.order_message_updated });
  const [remove] = useCommand(deleteToPerson, { success: sentences.order_message_deleted });
  const [read] = useCommand(markRead, { silent: true });
  const said = (answer.data?.user_chat_messages ?? []).toReversed();
  const found = at === undefined ? undefined : said.find(({ position }) => position === at)?.id;
  useForgetting(found, forget);
  const typingWords = useTypingWords(
    (typing.data?.chat_typing ?? []).map(({ user_id, typed_at }) => ({
      user_id,
      typed_at,
      name: person.display_name,
    })),
    said.map(({ sender_user_id, created_at }) => ({ author_id: sender_user_id, created_at })),
  );
  if (answer.error && !answer.data) return <Failed onRefresh={answer.refetch} />;
  if (hadPair && !answer.data) return <LoadingOrRetry height={240} onRefresh={answer.refetch} />;
  const positions = new Map(said.map(({ id, position }) => [id, position]));
  const quoted = new Map(
    said.flatMap(({ reply_to }) => (reply_to ? [[reply_to.id, reply_to.position]] : [])),
  );
  return (
    <ChatRoom
      owner={ownerOf(key, person.display_name, addressOf(key))}
      said={said.map((message) => shownOf(message, person, me))}
      zone={zone}
      unread={
        said.filter(
          (message) =>
            message.sender_user_id !== me && !message.is_chat_deleted && message.position > (pair?.read ?? 0),
        ).length
      }
      empty={<SayHello name={person.display_name} />}
      waiting={waiting}
      jumpTo={found}
      typing={typingWords}
      mayReply
      markOf={({ id, side }) =>
        side === 'own' && pair ? (
          <Ticks mark={markOf(positions.get(id) ?? 0, pair.othersDelivered, pair.othersRead)} />
        ) : null
      }
      {...paging}
      onReach={(id) => reach(quoted.get(id) ?? 0)}
      onSend={({ key: id, message, files, quote }) =>
        send({
          id,
          to: person.id,
          message,
          attachments: files.map(({ file_id }) => ({ file_id })),
          reply_to_id: quote?.id ?? null,
        })
      }
      onSave={async (id, message) => (await edit({ id, message })).ok}
      onDelete={(id) => void remove({ id })}
      onRead={async () =>
        wasAnswered(await read({ user_id: person.id, position: said.at(-1)?.position ?? 0 }))
      }
      onTyping={sayTyping}
    />
  );
}

function shownOf(message: Said, person: Person, me: string): ChatMessage {
  const isOwn = message.sender_user_id === me;
  const nameOf = (id: string) => (id === me ? 'You' : person.display_name);
  const { reply_to } = message;
  return {
    id: message.id,
    created_at: message.created_at,
    text: message.message,
    files: message.supporting_attachments,
    author: nameOf(message.sender_user_id),
    hidesAuthor: true,
    side: isOwn ? 'own' : 'other',
    isEdited: message.edited_at !== null,
    isDeleted: message.is_chat_deleted,
    mayEdit: isOwn && message.message_type === 'TEXT' && !message.is_chat_deleted,
    mayDelete: isOwn && !message.is_chat_deleted,
    quote: reply_to
      ? {
          id: reply_to.id,
          author: nameOf(reply_to.sender_user_id),
          text: quoteText(reply_to.is_chat_deleted, reply_to.message, reply_to.supporting_attachments),
        }
      : null,
  };
}
