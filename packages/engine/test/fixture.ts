import type { Catalog, Column, Permissions, Relationship, Session, Table } from '../src/index.ts';
import { samples, samplesRows, samplesTable } from './samples.ts';

/** A small schema: two tenants, tasks with comments, users, and some tables with unusual types. */
export const ids = {
  a: '00000000-0000-7000-8000-00000000000a',
  b: '00000000-0000-7000-8000-00000000000b',
  platform: '00000000-0000-7000-8000-0000000000ff',
  north: '00000000-0000-7000-8000-0000000000c1',
  south: '00000000-0000-7000-8000-0000000000c2',
  ann: '00000000-0000-7000-8000-000000000001',
  bob: '00000000-0000-7000-8000-000000000002',
  cat: '00000000-0000-7000-8000-000000000003',
  eve: '00000000-0000-7000-8000-00000000000e',
  task: (n: number) => `00000000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`,
  comment: (n: number) => `00000000-0000-7000-8000-0000000002${String(n).padStart(2, '0')}`,
} as const;

export const tables = `
  create type priority as enum ('LOW', 'HIGH');
  create table users (id uuid not null default gen_random_uuid(), client_id uuid not null, name text not null, email text not null,
    salary numeric, password_hash text, clinic_id uuid, primary key (id, client_id), constraint users_email_key unique (client_id, email));
  create table tasks (id uuid not null default gen_random_uuid(), client_id uuid not null, clinic_id uuid not null, title text not null check (title <> ''),
    priority priority not null default 'LOW', points int4, cost numeric, due date, done bool not null default false, labels text[], extra jsonb,
    assigned_to_user_id uuid, assigned_by_user_id uuid not null, version int8 not null default 1, created_at timestamptz not null default '2030-01-01T00:00:00Z',
    primary key (id, client_id), constraint tasks_title_key unique (client_id, title),
    foreign key (assigned_to_user_id, client_id) references users (id, client_id));
  create table comments (id uuid not null default gen_random_uuid(), client_id uuid not null, task_id uuid not null, user_id uuid not null, body text not null, stars int4 not null default 0,
    primary key (id, client_id), foreign key (task_id, client_id) references tasks (id, client_id) on delete cascade);
  create table levels (id int4 primary key, client_id uuid not null, name text not null);
  create table countries (code text primary key, name text not null);
  ${samplesTable}
`;

export const rows = `
  truncate users, tasks, comments, levels, countries;
  insert into users (id, client_id, name, email, salary, password_hash, clinic_id) values
    ('${ids.ann}', '${ids.a}', 'Ann', 'ann@a.example', 100.50, 'secret', '${ids.north}'),
    ('${ids.bob}', '${ids.a}', 'Bob', 'bob@a.example', 90, 'secret', '${ids.north}'),
    ('${ids.cat}', '${ids.a}', 'Cat', 'cat@a.example', 80, 'secret', '${ids.south}'),
    ('${ids.eve}', '${ids.b}', 'Eve', 'eve@b.example', 70, 'secret', '${ids.north}');
  insert into tasks (id, client_id, clinic_id, title, priority, points, cost, due, done, labels, extra, assigned_to_user_id, assigned_by_user_id, version) values
    ('${ids.task(1)}', '${ids.a}', '${ids.north}', 'Clean', 'HIGH', 3, 10.50, '2030-02-01', false, '{a,b}', '{"k": 1, "list": ["x"]}', '${ids.ann}', '${ids.bob}', 9007199254740993),
    ('${ids.task(2)}', '${ids.a}', '${ids.north}', 'Order', 'LOW', 5, 2, '2030-01-15', true, '{}', null, '${ids.bob}', '${ids.ann}', 1),
    ('${ids.task(3)}', '${ids.a}', '${ids.south}', 'Train', 'LOW', null, null, null, false, null, '{"k": 2}', '${ids.cat}', '${ids.cat}', 1),
    ('${ids.task(4)}', '${ids.a}', '${ids.north}', 'Call', 'HIGH', 3, 7, '2030-03-01', false, '{b}', null, null, '${ids.ann}', 1),
    ('${ids.task(5)}', '${ids.b}', '${ids.north}', 'Foreign', 'HIGH', 8, 99, '2030-01-01', false, '{a}', null, '${ids.eve}', '${ids.eve}', 1);
  insert into comments (id, client_id, task_id, user_id, body, stars) values
    ('${ids.comment(1)}', '${ids.a}', '${ids.task(1)}', '${ids.ann}', 'first', 1),
    ('${ids.comment(2)}', '${ids.a}', '${ids.task(1)}', '${ids.bob}', 'second', 4),
    ('${ids.comment(3)}', '${ids.a}', '${ids.task(2)}', '${ids.bob}', 'third', 2),
    ('${ids.comment(4)}', '${ids.b}', '${ids.task(5)}', '${ids.eve}', 'foreign', 5);
  insert into levels values (1, '${ids.platform}', 'Everyone'), (2, '${ids.a}', 'Ours'), (3, '${ids.b}', 'Theirs');
  insert into countries values ('AU', 'Australia'), ('NZ', 'New Zealand');
  ${samplesRows}
`;

/** `?` at the end of a type marks a column that can be null. */
const columns = (spec: Readonly<Record<string, string | Partial<Column>>>): Record<string, Column> =>
  Object.fromEntries(
    Object.entries(spec).map(([name, one]) => {
      if (typeof one !== 'string') return [name, { name, type: 'text', ...one }];
      return [name, { name, type: one.replace('?', ''), nullable: one.endsWith('?') }];
    }),
  );
const table = (
  name: string,
  spec: Parameters<typeof columns>[0],
  relationships: readonly Relationship[] = [],
  more: Partial<Table> = {},
): Table => ({
  name,
  columns: columns(spec),
  primaryKey: { name: `${name}_pkey`, columns: ['id', 'client_id'] },
  uniques: [],
  relationships: Object.fromEntries(relationships.map((one) => [one.name, one])),
  tenant: true,
  ...more,
});
const to = (
  name: string,
  tableName: string,
  ours: string,
  theirs: string,
  kind: 'object' | 'array',
): Relationship => ({
  name,
  kind,
  table: tableName,
  on: [
    [ours, theirs],
    ['client_id', 'client_id'],
  ],
});

export const catalog: Catalog = {
  enums: { priority: ['LOW', 'HIGH'] },
  tenancy: {
    column: 'client_id',
    sessionVariable: 'x-hasura-client-id',
    setting: 'app.client_id',
    platformId: ids.platform,
  },
  tables: {
    users: table(
      'users',
      {
        id: { type: 'uuid', hasDefault: true },
        client_id: 'uuid',
        name: 'text',
        email: 'text',
        salary: 'numeric?',
        password_hash: { secret: true, nullable: true },
        clinic_id: 'uuid?',
      },
      [to('tasks', 'tasks', 'id', 'assigned_to_user_id', 'array')],
      { uniques: [{ name: 'users_email_key', columns: ['client_id', 'email'] }] },
    ),
    tasks: table(
      'tasks',
      {
        id: { type: 'uuid', hasDefault: true },
        client_id: 'uuid',
        clinic_id: 'uuid',
        title: 'text',
        priority: 'priority',
        points: 'int4?',
        cost: 'numeric?',
        due: 'date?',
        done: 'bool',
        labels: { type: 'text', array: true, nullable: true },
        extra: 'jsonb?',
        assigned_to_user_id: 'uuid?',
        assigned_by_user_id: 'uuid',
        version: 'int8',
        created_at: 'timestamptz',
      },
      [
        to('assigned_to_user', 'users', 'assigned_to_user_id', 'id', 'object'),
        to('assigned_by_user', 'users', 'assigned_by_user_id', 'id', 'object'),
        to('comments', 'comments', 'id', 'task_id', 'array'),
      ],
      { uniques: [{ name: 'tasks_title_key', columns: ['client_id', 'title'] }] },
    ),
    comments: table(
      'comments',
      {
        id: { type: 'uuid', hasDefault: true },
        client_id: 'uuid',
        task_id: 'uuid',
        user_id: 'uuid',
        body: 'text',
        stars: 'int4',
      },
      [to('task', 'tasks', 'task_id', 'id', 'object'), to('user', 'users', 'user_id', 'id', 'object')],
    ),
    levels: table('levels', { id: 'int4', client_id: 'uuid', name: 'text' }, [], {
      shared: true,
      primaryKey: { name: 'levels_pkey', columns: ['id'] },
    }),
    countries: table('countries', { code: 'text', name: 'text' }, [], {
      tenant: false,
      primaryKey: { name: 'countries_pkey', columns: ['code'] },
    }),
    samples,
  },
};

const ofClinics = { clinic_id: { _in: 'X-Hasura-Clinic-Ids' } };
const mine = {
  _or: [
    { assigned_to_user_id: { _eq: 'X-Hasura-User-Id' } },
    { assigned_by_user_id: { _eq: 'X-Hasura-User-Id' } },
  ],
};
const taskInput = [
  'clinic_id',
  'title',
  'priority',
  'points',
  'cost',
  'due',
  'labels',
  'extra',
  'assigned_to_user_id',
  'done',
];

export const permissions: Permissions = {
  admin: {
    users: {
      select: [{ filter: {}, columns: '*', aggregates: true }],
      insert: [{ check: {}, columns: ['name', 'email', 'clinic_id'] }],
    },
    tasks: {
      select: [{ filter: {}, columns: '*', aggregates: true }],
      insert: [
        { check: {}, columns: [...taskInput, 'id'], presets: { assigned_by_user_id: 'X-Hasura-User-Id' } },
      ],
      update: [{ filter: {}, columns: taskInput }],
      delete: [{ filter: {} }],
    },
    comments: {
      select: [{ filter: {}, columns: '*', aggregates: true }],
      insert: [
        { check: {}, columns: ['body', 'stars', 'task_id'], presets: { user_id: 'X-Hasura-User-Id' } },
      ],
      update: [{ filter: {}, columns: ['body', 'stars'] }],
      delete: [{ filter: {} }],
    },
    levels: { select: [{ filter: {}, columns: '*' }] },
    countries: { select: [{ filter: {}, columns: '*', aggregates: true }] },
    samples: {
      select: [{ filter: {}, columns: '*', aggregates: true }],
      insert: [{ check: {}, columns: '*' }],
      update: [{ filter: {}, columns: '*' }],
      delete: [{ filter: {} }],
    },
  },
  staff: {
    users: {
      select: [
        {
          needs: 'users:VIEW',
          filter: ofClinics,
          columns: ['id', 'name', 'email', 'salary', 'clinic_id'],
          masks: { salary: { id: { _eq: 'X-Hasura-User-Id' } } },
          aggregates: true,
        },
        { filter: {}, columns: ['id', 'name'], reference: true, limit: 50 },
      ],
    },
    tasks: {
      select: [
        {
          needs: 'tasks:VIEW',
          filter: { _and: [ofClinics, mine] },
          columns: [
            'id',
            'clinic_id',
            'title',
            'priority',
            'points',
            'due',
            'done',
            'assigned_to_user_id',
            'extra',
          ],
          aggregates: true,
        },
      ],
      insert: [
        {
          needs: 'tasks:ADD',
          check: ofClinics,
          columns: ['id', 'clinic_id', 'title', 'points', 'assigned_to_user_id'],
          presets: { assigned_by_user_id: 'x-hasura-user-id' },
        },
      ],
      update: [
        {
          needs: 'tasks:EDIT',
          filter: { assigned_by_user_id: { _eq: 'X-Hasura-User-Id' } },
          check: ofClinics,
          columns: ['title', 'points', 'clinic_id', 'priority'],
          presets: { done: false },
        },
      ],
      delete: [{ needs: 'tasks:DELETE', filter: { assigned_by_user_id: { _eq: 'X-Hasura-User-Id' } } }],
    },
    comments: {
      select: [
        {
          needs: 'tasks:VIEW',
          filter: { task: { _and: [ofClinics, mine] } },
          columns: ['id', 'task_id', 'body', 'stars', 'user_id'],
          aggregates: true,
        },
      ],
      insert: [
        {
          needs: 'tasks:VIEW',
          check: { task: mine },
          columns: ['body', 'task_id'],
          presets: { user_id: 'X-Hasura-User-Id' },
        },
      ],
      update: [{ needs: 'tasks:VIEW', filter: { user_id: { _eq: 'X-Hasura-User-Id' } }, columns: ['body'] }],
    },
    levels: { select: [{ filter: {}, columns: ['id', 'name'] }] },
    countries: { select: [{ filter: {}, columns: '*', limit: 1 }] },
  },
  keeper: {
    users: {
      select: [
        {
          filter: ofClinics,
          columns: ['id', 'name', 'email', 'salary', 'clinic_id'],
          masks: { salary: { id: { _eq: 'X-Hasura-User-Id' } } },
          referred: { filter: {}, columns: ['id', 'name'] },
        },
      ],
    },
    tasks: { select: [{ filter: {}, columns: '*' }] },
  },
  support: {
    tasks: { select: [{ filter: {}, columns: ['id', 'title'], acrossTenants: true, aggregates: true }] },
  },
};

export const allGrants = ['users:VIEW', 'tasks:VIEW', 'tasks:ADD', 'tasks:EDIT', 'tasks:DELETE'];

export function sessionOf(
  options: {
    readonly role?: string;
    readonly user?: string;
    readonly client?: string;
    readonly clinics?: string;
    readonly grants?: readonly string[];
  } = {},
): Session {
  const {
    role = 'admin',
    user = ids.ann,
    client = ids.a,
    clinics = `{${ids.north}}`,
    grants = allGrants,
  } = options;
  return {
    role,
    variables: {
      'x-hasura-role': role,
      'x-hasura-user-id': user,
      'x-hasura-client-id': client,
      'x-hasura-clinic-ids': clinics,
    },
    grants: new Set(grants),
  };
}
