import {
  all,
  and,
  type BoolExp,
  boolean,
  dateTime,
  files,
  image,
  longText,
  nameText,
  oneOf,
  or,
  reference,
  type TablePermissions,
} from '@operatory/resource';
import {
  byRole,
  editing,
  maskedUnless,
  mine,
  ofMyClinicsOrAll,
  undeleted,
  viewing,
} from '../permissions/scopes.ts';
import { partOf, privateTo } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';
import { messageTypes } from './chat.resource.ts';

const module = 'clinic-chat-groups';
const member: BoolExp = { clinic_chat_group_users: mine() };

/**
 * Members read their groups, and the maker of a group edits its name and image. client_admin and
 * clinic_admin also read and edit the groups in `run`.
 */
const permissions = (run?: BoolExp): TablePermissions => {
  const maker = mine('created_by_user_id');
  return {
    select: [
      ...(run ? [viewing(module, and(undeleted, or(member, run)))] : []),
      { needs: `package:${module}`, filter: and(undeleted, member), columns: '*', aggregates: true },
    ],
    update: [editing(module, and(undeleted, run ? or(maker, run) : maker), ['name', 'image'])],
  };
};
const groupPermissions = byRole({
  client_admin: permissions(all),
  clinic_admin: permissions(ofMyClinicsOrAll()),
  client_employee: permissions(),
});

export const clinicChatGroup = resource('clinic_chat_groups', {
  module,
  title: 'name',
  singular: 'Chat group',
  plural: 'Clinic chat groups',
  fields: {
    name: nameText(),
    image: image('chats'),
    clinic_id: reference('clinics', 'clinic', { readOnly: true }),
    created_by_user_id: reference('users', 'created_by_user', { label: 'Created by', readOnly: true }),
    last_message_at: dateTime({ label: 'Last message', readOnly: true }),
    created_at: dateTime({ label: 'Created' }),
  },
  list: {
    columns: ['name', 'clinic_id', 'created_by_user_id', 'created_at'],
    sort: 'name',
    search: ['name'],
  },
  form: [['name'], ['image']],
  picker: { title: 'Clinic chat groups', please: 'Please Select Clinic chat group', details: ['clinic_id'] },
  csv: { file: 'ClinicChatGroups.csv', columns: ['name', 'clinic_id', 'created_by_user_id', 'created_at'] },
  permissions: groupPermissions,
});

/** Members see how far each member has read, but no other member's mute setting. */
export const clinicChatGroupUser = resource('clinic_chat_group_users', {
  module,
  title: 'user_id',
  singular: 'Member',
  plural: 'Members',
  fields: {
    clinic_chat_group_id: reference('clinic_chat_groups', 'clinic_chat_group', { label: 'Group' }),
    user_id: reference('users', 'user', { label: 'Member' }),
    added_by_user_id: reference('users', 'added_by_user', { label: 'Added by' }),
    muted: boolean(),
    last_read_at: dateTime({ label: 'Last read' }),
    created_at: dateTime({ label: 'Added' }),
  },
  list: {
    columns: ['clinic_chat_group_id', 'user_id', 'added_by_user_id', 'created_at'],
    sort: 'created_at',
  },
  form: [],
  part: 'clinic_chat_group_id',
  permissions: partOf({
    parent: 'clinic_chat_group',
    of: groupPermissions,
    masks: {
      ...maskedUnless(['last_read_at', 'read_position', 'delivered_position'], { clinic_chat_group: member }),
      ...maskedUnless(['muted'], mine()),
    },
  }),
});

/** Only members read messages, whatever their role. */
export const clinicChatGroupMessage = resource('clinic_chat_group_messages', {
  module,
  title: 'message',
  singular: 'Message',
  plural: 'Messages',
  fields: {
    message: longText({ maxLength: 5000 }),
    message_type: oneOf(messageTypes),
    supporting_attachments: files('chats', { label: 'Attachments' }),
    clinic_chat_group_id: reference('clinic_chat_groups', 'clinic_chat_group', { label: 'Group' }),
    reply_to_id: reference('clinic_chat_group_messages', 'reply_to', { label: 'Reply to' }),
    user_id: reference('users', 'user', { label: 'From' }),
    is_groupchat_deleted: boolean({ label: 'Deleted' }),
    created_at: dateTime({ label: 'Sent' }),
  },
  list: {
    columns: ['clinic_chat_group_id', 'message', 'user_id', 'created_at'],
    sort: '-created_at',
    search: ['message'],
  },
  form: [],
  part: 'clinic_chat_group_id',
  permissions: privateTo(module, { clinic_chat_group: and(undeleted, member) }),
});
