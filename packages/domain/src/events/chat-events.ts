import { details, eventsAbout, type Subject } from './definition.ts';
import type { Grantee } from './recipients.ts';
import { usersInPayload } from './recipients.ts';

interface ChatFacts {
  /**
   * The receiver or the group's members. Members who muted the chat are included only if they are mentioned.
   */
  readonly user_ids: readonly string[];
  readonly sender_user_id: string;
}
const viewers =
  (module: string) =>
  ({ user_ids, clinic_id }: ChatFacts & Subject, user: Grantee): boolean =>
    user_ids.includes(user.user_id) &&
    usersInPayload(module, 'VIEW', 'me')({ clinic_id, me: user.user_id }, user);

const inPair = eventsAbout<'user_chats', ChatFacts>('user_chats');
const inGroup = eventsAbout<'clinic_chat_groups', ChatFacts & { readonly group_name: string }>(
  'clinic_chat_groups',
);
const toGroup = ({ entity_id }: Subject): string => `/dashboard/clinic-chats/groups/${entity_id}`;

export type GroupChange = 'ADDED' | 'REMOVED' | 'DELETED' | 'MAKER';
const changes: Readonly<Record<GroupChange, (actor: string) => string>> = {
  ADDED: (actor) => `${actor} added you to this group`,
  REMOVED: (actor) => `${actor} took you out of this group`,
  DELETED: (actor) => `${actor} deleted this group`,
  MAKER: () => 'You now manage this group',
};

export const chatEvents = {
  chat: inPair({
    details: details(),
    notification: {
      label: 'Someone writes to me',
      bell: 'chat',
      recipients: viewers('clinic-chats'),
      text: ({ sender_user_id }, { actor }) => ({
        title: actor,
        link: `/dashboard/clinic-chats/${sender_user_id}`,
      }),
    },
    email: null,
  }),
  group_chat: inGroup({
    details: details(),
    notification: {
      label: 'Someone writes in one of my groups',
      bell: 'chat',
      recipients: viewers('clinic-chat-groups'),
      text: ({ group_name, ...subject }) => ({ title: group_name, link: toGroup(subject) }),
    },
    email: null,
  }),
  group_changed: inGroup({
    details: details<{ readonly change: GroupChange }>(),
    notification: {
      label: 'I am added to a chat group, or taken out of one',
      bell: 'chat',
      recipients: viewers('clinic-chat-groups'),
      text: ({ group_name, change, ...subject }, { actor }) => ({
        title: group_name,
        body: changes[change](actor),
        link: toGroup(subject),
      }),
    },
    email: null,
  }),
};
