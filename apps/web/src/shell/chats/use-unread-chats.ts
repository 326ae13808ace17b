import { useQueryData } from '#data/hooks.ts';
import { useCan } from '#session/permissions.ts';
import { unreadChats } from './chat-documents.ts';
import { useChatChanges, useDelivery, useFollowedChats, useRereading } from './use-chat-changes.ts';

/** The number of unread messages in chats that are not muted; undefined while loading. */
export function useUnreadChats(): number | undefined {
  const can = useCan();
  const { pairs } = useFollowedChats();
  const version = useChatChanges();
  useDelivery(pairs);
  const answer = useQueryData(unreadChats, {}, { pause: !can('clinic-chats') || version === undefined });
  useRereading(answer, version);
  return answer.data?.my_chats_unread.messages;
}
