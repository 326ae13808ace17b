import {
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
import { mine } from '../permissions/scopes.ts';
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

/** The chat bell. */
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
