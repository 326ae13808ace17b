import {
  and,
  boolean,
  dateTime,
  type EnumOption,
  files,
  longText,
  oneOf,
  or,
  reference,
  text,
} from '@operatory/resource';
import { maskedUnless, mine, undeleted } from '../permissions/scopes.ts';
import { onlyMine, privateTo } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';

export const messageTypes = [
  { value: 'TEXT', label: 'Text' },
  { value: 'IMAGE', label: 'Image' },
  { value: 'FILE', label: 'File' },
] as const satisfies readonly EnumOption[];
export const messageStatuses = [
  { value: 'SENT', label: 'Sent', colour: 'gray' },
  { value: 'DELIVERED', label: 'Delivered', colour: 'blue' },
  { value: 'READ', label: 'Read', colour: 'green' },
] as const satisfies readonly EnumOption[];

/** Both people of a conversation see how far the other has read, but not whether the other has muted it. */
export const userChat = resource('user_chats', {
  module: 'clinic-chats',
  title: 'last_message_at',
  singular: 'Chat',
  plural: 'Chats',
  fields: {
    low_user_id: reference('users', 'low_user', { label: 'One person' }),
    high_user_id: reference('users', 'high_user', { label: 'Other person' }),
    last_message_at: dateTime({ label: 'Last message' }),
    low_muted: boolean({ label: 'Muted by the one' }),
    high_muted: boolean({ label: 'Muted by the other' }),
    created_at: dateTime({ label: 'Started' }),
  },
  list: {
    columns: ['low_user_id', 'high_user_id', 'last_message_at', 'created_at'],
    sort: '-created_at',
  },
  form: [],
  permissions: privateTo('clinic-chats', or(mine('low_user_id'), mine('high_user_id')), '*', {
    ...maskedUnless(['low_muted'], mine('low_user_id')),
    ...maskedUnless(['high_muted'], mine('high_user_id')),
  }),
});

/** Only the person or group members to whom somebody is typing see it. */
export const chatTyping = resource('chat_typing', {
  module: 'clinic-chats',
  title: 'typed_at',
  singular: 'Typing',
  plural: 'Typing',
  fields: {
    user_id: reference('users', 'user', { label: 'From' }),
    receiver_user_id: reference('users', 'receiver_user', { label: 'To' }),
    clinic_chat_group_id: reference('clinic_chat_groups', 'clinic_chat_group', { label: 'Group' }),
    typed_at: dateTime({ label: 'Typed' }),
    created_at: dateTime(),
  },
  list: {
    columns: ['user_id', 'receiver_user_id', 'clinic_chat_group_id', 'typed_at', 'created_at'],
    sort: '-created_at',
  },
  form: [],
  permissions: privateTo(
    'clinic-chats',
    or(mine(), mine('receiver_user_id'), {
      clinic_chat_group: and(undeleted, { clinic_chat_group_users: mine() }),
    }),
  ),
});

/** Only the sender and the receiver read a message, whatever their role. */
export const userChatMessage = resource('user_chat_messages', {
  module: 'clinic-chats',
  title: 'message',
  singular: 'Message',
  plural: 'Chats',
  fields: {
    message: longText({ maxLength: 5000 }),
    message_type: oneOf(messageTypes),
    supporting_attachments: files('chats', { label: 'Attachments' }),
    sender_user_id: reference('users', 'sender_user', { label: 'From' }),
    receiver_user_id: reference('users', 'receiver_user', { label: 'To' }),
    user_chat_id: reference('user_chats', 'user_chat', { label: 'Chat' }),
    reply_to_id: reference('user_chat_messages', 'reply_to', { label: 'Reply to' }),
    message_status: oneOf(messageStatuses, { label: 'Status' }),
    is_chat_deleted: boolean({ label: 'Deleted' }),
    created_at: dateTime({ label: 'Sent' }),
  },
  list: {
    columns: ['message', 'sender_user_id', 'receiver_user_id', 'message_status', 'created_at'],
    sort: '-created_at',
    search: ['message'],
  },
  form: [],
  permissions: privateTo('clinic-chats', or(mine('sender_user_id'), mine('receiver_user_id'))),
});

/** Lines of the chat bell, one for each conversation. */
export const chatNotification = resource('chat_notifications', {
  module: 'clinic-chats',
  title: 'title',
  singular: 'Chat notification',
  plural: 'Chat notifications',
  fields: {
    title: text(),
    body: text(),
    sender_user_id: reference('users', 'sender_user', { label: 'From' }),
    group_id: reference('clinic_chat_groups', 'clinic_chat_group', { label: 'Group' }),
    active: boolean({ label: 'Unread' }),
    created_at: dateTime(),
  },
  list: {
    columns: ['title', 'body', 'sender_user_id', 'group_id', 'active', 'created_at'],
    sort: '-created_at',
  },
  form: [],
  permissions: onlyMine(),
});
