import {
  count,
  dateTime,
  email,
  eq,
  image,
  longText,
  oneOf,
  phone,
  reference,
  someOf,
  text,
} from '@operatory/resource';
import { userId } from '../permissions/scopes.ts';
import { platformStandard } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';
import { broadcastChannels, broadcastStatuses, deliveryStatuses } from './website-choices.ts';

export const broadcastGroup = resource('website_cms_broadcast_groups', {
  module: 'broadcast-groups',
  title: 'name',
  singular: 'Broadcast group',
  plural: 'Broadcast groups',
  fields: {
    name: text({ required: true, maxLength: 60 }),
    short_info: text({ label: 'Short description', maxLength: 200 }),
    created_at: dateTime({ label: 'Created' }),
  },
  list: { columns: ['name', 'short_info', 'created_at'], sort: 'name', search: ['name'] },
  form: [['name'], ['short_info']],
  picker: {
    title: 'Website CMS broadcast groups',
    please: 'Please Select Website cms broadcast group',
  },
  permissions: platformStandard({ module: 'broadcast-groups', write: ['name', 'short_info'] }),
});

export const broadcastGroupMember = resource('website_cms_broadcast_group_members', {
  module: 'broadcast-groups',
  title: 'name',
  singular: 'Member',
  plural: 'Broadcast group members',
  fields: {
    website_cms_broadcast_group_id: reference('website_cms_broadcast_groups', 'website_cms_broadcast_group', {
      required: true,
      label: 'Group',
    }),
    name: text({ required: true, maxLength: 60 }),
    email: email({ label: 'Email' }),
    phone: phone(),
    unsubscribed_at: dateTime({ label: 'Unsubscribed', readOnly: true }),
  },
  list: {
    columns: ['name', 'email', 'phone', 'website_cms_broadcast_group_id', 'unsubscribed_at'],
    sort: 'name',
    search: ['name', 'email'],
  },
  form: [['website_cms_broadcast_group_id'], ['name'], ['email', 'phone']],
  part: 'website_cms_broadcast_group_id',
  permissions: platformStandard({
    module: 'broadcast-groups',
    write: ['website_cms_broadcast_group_id', 'name', 'email', 'phone'],
  }),
});

/** A broadcast can be edited while it is a draft. Commands and a job set its status and counts. */
export const broadcast = resource('website_cms_broadcasts', {
  module: 'broadcasts',
  title: 'title',
  singular: 'Broadcast',
  plural: 'Broadcasts',
  fields: {
    title: text({ required: true, maxLength: 120 }),
    body: longText({ required: true, maxLength: 10000 }),
    broadcast_at: dateTime({ label: 'When' }),
    channels: someOf(broadcastChannels, { required: true }),
    image: image('website'),
    status: oneOf(broadcastStatuses, { readOnly: true }),
    recipient_count: count({ label: 'Recipients', readOnly: true }),
    sent_count: count({ label: 'Sent', readOnly: true }),
    failed_count: count({ label: 'Failed', readOnly: true }),
    sent_at: dateTime({ label: 'Sent at', readOnly: true }),
    failed_reason: text({ label: 'Reason for failure', readOnly: true }),
    created_at: dateTime({ label: 'Created' }),
  },
  list: {
    columns: [
      'title',
      'status',
      'broadcast_at',
      'recipient_count',
      'sent_count',
      'failed_count',
      'created_at',
    ],
    sort: '-created_at',
    search: ['title'],
  },
  form: [['title'], ['body'], ['image'], ['channels', 'broadcast_at']],
  picker: {
    title: 'Website CMS broadcasts',
    please: 'Please Select Website cms broadcast',
    details: ['status'],
  },
  permissions: platformStandard({
    module: 'broadcasts',
    write: ['title', 'body', 'broadcast_at', 'channels', 'broadcast_group_ids', 'image'],
    presets: { created_by_user_id: userId },
    changes: eq('status', 'DRAFT'),
    softDelete: true,
  }),
});

export const broadcastDelivery = resource('website_cms_broadcast_deliveries', {
  module: 'broadcasts',
  title: 'recipient',
  singular: 'Delivery',
  plural: 'Broadcast deliveries',
  fields: {
    website_cms_broadcast_id: reference('website_cms_broadcasts', 'website_cms_broadcast', {
      label: 'Broadcast',
    }),
    channel: oneOf(broadcastChannels),
    recipient: text(),
    name: text(),
    status: oneOf(deliveryStatuses),
    sent_at: dateTime({ label: 'Sent at' }),
    failed_reason: text({ label: 'Reason for failure' }),
    created_at: dateTime(),
  },
  list: {
    columns: [
      'website_cms_broadcast_id',
      'channel',
      'name',
      'recipient',
      'status',
      'sent_at',
      'failed_reason',
    ],
    sort: '-created_at',
    search: ['recipient', 'name'],
  },
  form: [],
  part: 'website_cms_broadcast_id',
  permissions: platformStandard({ module: 'broadcasts' }),
});
