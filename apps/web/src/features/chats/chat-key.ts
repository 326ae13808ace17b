/** A conversation: `u:` and the id of the other person, or `g:` and the id of the group. */
export type ChatKey = `u:${string}` | `g:${string}`;

export const personKey = (id: string): ChatKey => `u:${id}`;
export const groupKey = (id: string): ChatKey => `g:${id}`;
export const isGroup = (key: ChatKey): boolean => key.startsWith('g:');
export const idOf = (key: ChatKey): string => key.slice(2);
export const isChatKey = (key: unknown): key is ChatKey =>
  typeof key === 'string' && /^[ug]:[\da-f-]{36}$/.test(key);

/** The path of a conversation's page. */
export const addressOf = (key: ChatKey): string =>
  isGroup(key) ? `/dashboard/clinic-chats/groups/${idOf(key)}` : `/dashboard/clinic-chats/${idOf(key)}`;

/** The arguments with which commands name the conversation. */
export const targetOf = (key: ChatKey) => (isGroup(key) ? { group_id: idOf(key) } : { user_id: idOf(key) });
