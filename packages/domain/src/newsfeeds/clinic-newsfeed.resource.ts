import {
  all,
  and,
  type BoolExp,
  boolean,
  date,
  dateTime,
  eq,
  file,
  isIn,
  longText,
  oneOf,
  or,
  reference,
  type TablePermissions,
  text,
  time,
  words,
} from '@operatory/resource';
import {
  adding,
  byRole,
  editing,
  marking,
  mine,
  ofMyClinics,
  ofMyClinicsOrAll,
  undeleted,
  userId,
} from '../permissions/scopes.ts';
import { resource } from '../resource.ts';

const module = 'clinic-newsfeeds';
export const newsfeedStatuses = [
  { value: 'DRAFT', label: 'Draft', colour: 'gray' },
  { value: 'SCHEDULED', label: 'Scheduled', colour: 'blue' },
  { value: 'PUBLISHED', label: 'Published', colour: 'green' },
  { value: 'UNPUBLISHED', label: 'Unpublished', colour: 'orange' },
] as const;
const mediaTypes = [
  { value: 'IMAGE', label: 'Image' },
  { value: 'VIDEO', label: 'Video' },
  { value: 'FILE', label: 'File' },
] as const;

const said = ['title', 'body', 'media_type', 'media', 'tags'] as const;
/**
 * Users with EDIT read news in every state, users with VIEW read published news, and everybody reads their own. Commands change
 * states, times and pins.
 */
const permissions = (read: BoolExp, added: BoolExp, changed: BoolExp): TablePermissions => {
  const rows = (filter: BoolExp) => ({
    filter: and(undeleted, filter),
    columns: '*' as const,
    aggregates: true,
  });
  const theirs = and(undeleted, changed);
  return {
    select: [
      { needs: [`${module}:VIEW`, `${module}:EDIT`], ...rows(or(mine(), read)) },
      { needs: `${module}:VIEW`, ...rows(or(mine(), and(read, eq('status', 'PUBLISHED')))) },
      { needs: `package:${module}`, ...rows(mine()) },
    ],
    insert: [adding(module, added, ['clinic_id', ...said], { user_id: userId })],
    update: [editing(module, theirs, said)],
    delete: [marking(module, theirs)],
  };
};

export const clinicNewsfeed = resource('clinic_newsfeeds', {
  module,
  title: 'title',
  singular: 'Newsfeed',
  plural: 'Clinic newsfeeds',
  fields: {
    title: text({ required: true, maxLength: 120 }),
    body: longText({ label: 'Text', maxLength: 10000 }),
    clinic_id: reference('clinics', 'clinic', { where: eq('status', 'ACTIVE') }),
    user_id: reference('users', 'user', { label: 'Written by', readOnly: true }),
    media_type: oneOf(mediaTypes, { label: 'Media type' }),
    media: file('newsfeeds'),
    tags: words(),
    status: oneOf(newsfeedStatuses, { readOnly: true }),
    pinned: boolean({ readOnly: true }),
    scheduled_at: dateTime({ label: 'Scheduled for', readOnly: true }),
    published_at: dateTime({ label: 'Published', readOnly: true }),
    un_published_at: dateTime({ label: 'Unpublished', readOnly: true }),
    created_at: dateTime({ label: 'Created' }),
  },
  list: {
    columns: [
      'title',
      'status',
      'clinic_id',
      'user_id',
      'pinned',
      'scheduled_at',
      'published_at',
      'tags',
      'created_at',
    ],
    sort: '-created_at',
    search: ['title'],
  },
  form: [['title'], ['clinic_id'], ['body'], ['media_type', 'media'], ['tags']],
  maker: 'user_id',
  actions: [
    {
      command: 'publish_newsfeed',
      label: 'Publish',
      when: isIn('status', ['DRAFT', 'SCHEDULED', 'UNPUBLISHED']),
      done: 'Published',
    },
    {
      command: 'schedule_newsfeed',
      label: 'Schedule…',
      when: isIn('status', ['DRAFT', 'SCHEDULED']),
      asks: {
        date: date({ required: true, label: 'Day' }),
        time: time({ required: true, label: 'Time', hint: "In the clinic's time zone" }),
      },
      done: 'Scheduled',
    },
    {
      command: 'pin_newsfeed',
      label: 'Pin',
      when: and(eq('status', 'PUBLISHED'), eq('pinned', false)),
      gives: { pinned: true },
      done: 'Pinned',
    },
    {
      command: 'pin_newsfeed',
      label: 'Unpin',
      when: eq('pinned', true),
      gives: { pinned: false },
      done: 'Unpinned',
    },
    {
      command: 'unpublish_newsfeed',
      label: 'Unpublish',
      when: eq('status', 'PUBLISHED'),
      done: 'Unpublished',
    },
  ],
  feed: {
    where: eq('status', 'PUBLISHED'),
    text: 'body',
    media: 'media',
    by: 'user_id',
    at: 'published_at',
    pinned: 'pinned',
    tags: 'tags',
    reads: 'newsfeed_reads',
    markRead: 'mark_newsfeed_read',
  },
  picker: { title: 'Clinic newsfeeds', please: 'Please Select Clinic newsfeed', details: ['status'] },
  csv: {
    file: 'ClinicNewsfeeds.csv',
    columns: ['title', 'clinic_id', 'user_id', 'status', 'published_at', 'un_published_at', 'created_at'],
  },
  permissions: byRole({
    client_admin: permissions(all, all, all),
    clinic_admin: permissions(ofMyClinicsOrAll(), ofMyClinics(), ofMyClinics()),
    client_employee: permissions(ofMyClinicsOrAll(), ofMyClinics(), and(mine(), ofMyClinics())),
  }),
});

const seen = (filter: BoolExp) => ({
  select: [
    {
      needs: [`${module}:VIEW`, `${module}:EDIT`],
      filter: or(mine(), filter),
      columns: '*' as const,
      aggregates: true,
    },
    { needs: `package:${module}`, filter: mine(), columns: '*' as const, aggregates: true },
  ],
});
const seenNear = seen({ clinic_newsfeed: ofMyClinicsOrAll() });

/** Who has read what. */
export const newsfeedRead = resource('newsfeed_reads', {
  module,
  title: 'user_id',
  singular: 'Reader',
  plural: 'Readers',
  fields: {
    clinic_newsfeed_id: reference('clinic_newsfeeds', 'clinic_newsfeed', { label: 'Newsfeed' }),
    user_id: reference('users', 'user'),
    read_at: dateTime({ label: 'Read' }),
  },
  list: { columns: ['clinic_newsfeed_id', 'user_id', 'read_at'], sort: '-read_at' },
  form: [],
  part: 'clinic_newsfeed_id',
  permissions: byRole({ client_admin: seen(all), clinic_admin: seenNear, client_employee: seenNear }),
});
