import type { ListDefinition } from '#kit/definition/list-definition.ts';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { addressOf, groupKey } from './chat-key.ts';

const address = (id: string) => addressOf(groupKey(id));

/**
 * The list of a clinic's groups. To view or edit one opens its chat, where its members, name and picture
 * are changed.
 */
export const groupList = (list: ListDefinition<RecordRow>): ListDefinition<RecordRow> => ({
  ...list,
  pages: {
    view: address,
    edit: address,
    // The list itself has no Add button: groups are added together with their members under Chats.
    add: { to: '/dashboard/clinic-chats', label: 'Add group', allowed: () => false },
  },
  emptyLine: 'Add a group with New under Chats.',
});
