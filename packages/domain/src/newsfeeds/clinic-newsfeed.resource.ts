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
  someOf,
  type TablePermissions,
  text,
  time,
  words,
} from '@operatory/resource';
import {
  adding,
  byRole,
  editing,
  mine,
  ofMyClinics,
  ofMyClinicsOrAll,
  softDeleting,
  undeleted,
  userId,
} from '../permissions/scopes.ts';
import { resource } from '../resource.ts';

const module = 'clinic-newsfeeds';
/** The version that the user saw. The command is refused if the news has changed since. */
const shows = { version: { column: 'version', whole: true } } as const;
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
/** The roles that news can be addressed to. Every other role counts as the one that it acts as. */
export const newsfeedAudience = [
  { value: 'client_admin', label: 'Client admins' },
  { value: 'clinic_admin', label: 'Clinic admins' },
  { value: 'client_employee', label: 'Employees' },
] as const;
type AudienceRole = (typeof newsfeedAudience)[number]['value'];

const said = ['title', 'body', 'media_type', 'media', 'tags', 'must_read', 'audience_roles'] as const;
/**
 * Users with EDIT read news in all states, users with VIEW the published news for their role, authors their
 * own. Status, times and pins are changed only by commands.
 */
const permissions = (
  role: AudienceRole,
  read: BoolExp,
  added: BoolExp,
  changed: BoolExp,
): TablePermissions => {
  const forRole = or({ audience_roles: { _eq: [] } }, { audience_roles: { _contains: [role] } });
  const rows = (filter: BoolExp) => ({
    filter: and(undeleted, filter),
    columns: '*' as const,
    aggregates: true,
  });
  const theirs = and(undeleted, changed);
  return {
    select: [
      { needs: [`${module}:VIEW`, `${module}:EDIT`], ...rows(or(mine(), read)) },
      { needs: `${module}:VIEW`, ...rows(or(mine(), and(read, forRole, eq('status', 'PUBLISHED')))) },
      { needs: `package:${module}`, ...rows(mine()) },
    ],
    insert: [adding(module, added, ['clinic_id', ...said], { user_id: userId })],
    update: [editing(module, theirs, said)],
    delete: [softDeleting(module, theirs)],
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
    must_read: boolean({
      label: 'Must read',
      hint: 'It stays at the top until each reader confirms that they have read it.',
    }),
    audience_roles: someOf(newsfeedAudience, {
      label: 'For',
      hint: 'Leave this empty for everybody who works there.',
    }),
    reminded_at: dateTime({ label: 'Last reminder', readOnly: true }),
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
      'audience_roles',
      'must_read',
      'pinned',
      'scheduled_at',
      'published_at',
      'tags',
      'created_at',
    ],
    sort: '-created_at',
    search: ['title'],
  },
  form: [
    ['title'],
    ['clinic_id', 'audience_roles'],
    ['body'],
    ['media_type', 'media'],
    ['tags'],
    ['must_read'],
  ],
  maker: 'user_id',
  actions: [
    {
      command: 'publish_newsfeed',
      shows,
      label: 'Publish',
      when: isIn('status', ['DRAFT', 'SCHEDULED', 'UNPUBLISHED']),
      done: 'Published',
    },
    {
      command: 'schedule_newsfeed',
      shows,
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
      shows,
      label: 'Pin',
      when: and(eq('status', 'PUBLISHED'), eq('pinned', false)),
      gives: { pinned: true },
      done: 'Pinned',
    },
    {
      command: 'pin_newsfeed',
      shows,
      label: 'Unpin',
      when: eq('pinned', true),
      gives: { pinned: false },
      done: 'Unpinned',
    },
    {
      command: 'unpublish_newsfeed',
      shows,
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
    client_admin: permissions('client_admin', all, all, all),
    clinic_admin: permissions('clinic_admin', ofMyClinicsOrAll(), ofMyClinics(), ofMyClinics()),
    client_employee: permissions(
      'client_employee',
      ofMyClinicsOrAll(),
      ofMyClinics(),
      and(mine(), ofMyClinics()),
    ),
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

export const newsfeedRead = resource('newsfeed_reads', {
  module,
  title: 'user_id',
  singular: 'Reader',
  plural: 'Readers',
  fields: {
    clinic_newsfeed_id: reference('clinic_newsfeeds', 'clinic_newsfeed', { label: 'Newsfeed' }),
    user_id: reference('users', 'user'),
    read_at: dateTime({ label: 'Read' }),
    acknowledged_at: dateTime({ label: 'Confirmed' }),
  },
  list: { columns: ['clinic_newsfeed_id', 'user_id', 'read_at', 'acknowledged_at'], sort: '-read_at' },
  form: [],
  part: 'clinic_newsfeed_id',
  permissions: byRole({ client_admin: seen(all), clinic_admin: seenNear, client_employee: seenNear }),
});
