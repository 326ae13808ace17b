import { wallToInstant } from '@operatory/domain';
import { eq } from '@operatory/resource';
import { IconMessageCircle, IconMessages, IconUsersGroup } from '@tabler/icons-react';
import { useQueryData } from '#data/hooks.ts';
import { useCount } from '#data/use-count.ts';
import { Card } from '#kit/cards/card.tsx';
import classes from '#kit/cards/cards.module.css';
import { NumberCard } from '#kit/cards/number-card.tsx';
import { useClinic } from '#session/clinic.ts';
import { useCan } from '#session/permissions.ts';
import { useToday } from '#session/use-today.ts';
import { unreadChats } from '#shell/chats/chat-documents.ts';
import { useChatChanges, useRereading } from '#shell/chats/use-chat-changes.ts';

/** 'Chat Groups': live numbers of the clinic's groups, those written in today, and what is unread. */
export function ChatGroupNumbers() {
  const can = useCan();
  const { clinic, zone } = useClinic();
  const midnight = wallToInstant(useToday(), '00:00', zone).toISOString();
  const here = clinic ? [eq('clinic_id', clinic.id)] : [];
  const groups = useCount('clinic_chat_groups', { _and: here });
  const active = useCount('clinic_chat_groups', {
    _and: [...here, { last_message_at: { _gte: midnight } }],
  });
  const version = useChatChanges();
  const answer = useQueryData(unreadChats, {}, { pause: version === undefined });
  useRereading(answer, version);
  const unread = answer.data?.my_chats_unread.messages;
  return (
    <Card title="Chat Groups" answer={{ data: true, error: undefined, refetch: () => {} }}>
      <div className={classes.numbers}>
        <NumberCard
          title="Groups"
          icon={IconUsersGroup}
          value={groups}
          caption={groups === 1 ? 'group' : 'groups'}
          to="/dashboard/clinic-chat-groups/list"
        />
        <NumberCard
          title="Active today"
          icon={IconMessages}
          value={active}
          caption={active === 1 ? 'group' : 'groups'}
          to="/dashboard/clinic-chat-groups/list"
        />
        {can('clinic-chats') ? (
          <NumberCard
            title="Unread"
            icon={IconMessageCircle}
            value={unread}
            caption={unread === 1 ? 'message for you' : 'messages for you'}
            to="/dashboard/clinic-chats"
          />
        ) : null}
      </div>
    </Card>
  );
}
