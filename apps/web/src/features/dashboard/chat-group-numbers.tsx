import { wallToInstant } from '@operatory/domain';
import { eq } from '@operatory/resource';
import { IconMessageCircle, IconMessages, IconUsersGroup } from '@tabler/icons-react';
import { useQueryData } from '#data/hooks.ts';
import { CountCard, NumberCard, NumberCards } from '#kit/cards/number-card.tsx';
import { useClinic } from '#session/clinic.ts';
import { useCan } from '#session/permissions.ts';
import { useToday } from '#session/use-today.ts';
import { unreadChats } from '#shell/chats/chat-documents.ts';
import { useChatChanges, useRereading } from '#shell/chats/use-chat-changes.ts';

/** Live numbers of the clinic's groups, of those with a message today, and of the user's unread messages. */
export function ChatGroupNumbers() {
  const can = useCan();
  const { clinic, zone } = useClinic();
  const midnight = wallToInstant(useToday(), '00:00', zone).toISOString();
  const here = clinic ? [eq('clinic_id', clinic.id)] : [];
  const version = useChatChanges();
  const answer = useQueryData(unreadChats, {}, { pause: version === undefined });
  useRereading(answer, version);
  const unread = answer.data?.my_chats_unread.messages;
  return (
    <NumberCards title="Chat Groups">
      <CountCard
        title="Groups"
        icon={IconUsersGroup}
        table="clinic_chat_groups"
        where={{ _and: here }}
        caption={['group', 'groups']}
        to="/dashboard/clinic-chat-groups/list"
      />
      <CountCard
        title="Active today"
        icon={IconMessages}
        table="clinic_chat_groups"
        where={{ _and: [...here, { last_message_at: { _gte: midnight } }] }}
        caption={['group', 'groups']}
        to="/dashboard/clinic-chat-groups/list"
      />
      {can('clinic-chats') ? (
        <NumberCard
          title="Unread"
          icon={IconMessageCircle}
          value={unread}
          caption={['message for you', 'messages for you']}
          to="/dashboard/clinic-chats"
        />
      ) : null}
    </NumberCards>
  );
}
