import { roleOf } from '../../packages/domain/src/index.ts';
import type { Credentials } from './credentials.ts';
import {
  clinicId,
  daysFrom,
  levelId,
  type OrganisationSeed,
  roomId,
  seedOrganisation,
} from './organisation.ts';
import { credentialRows, type Person, seedPeople, userId } from './people.ts';
import { asClient, idOf, insert, type Sql } from './sql.ts';

/** Two tenants alike: north and south, two clinics each, every role, a task of each status. Ids are `smallIds`. */
const names = ['north', 'south'] as const;
export type SmallTenant = (typeof names)[number];

const people = (tenant: SmallTenant): Person[] => [
  { first: 'Owner', last: tenant, role: 'client', clinics: ['One', 'Two'] },
  { first: 'Admin', last: tenant, role: 'client_admin', clinics: ['One', 'Two'], pin: '1111' },
  { first: 'Keeper', last: tenant, role: 'clinic_admin', clinics: ['One'], local: true, pin: '2222' },
  { first: 'Keepertwo', last: tenant, role: 'clinic_admin', clinics: ['Two'], local: true },
  { first: 'Worker', last: tenant, role: 'client_employee', clinics: ['One'], pin: '3333' },
  { first: 'Helper', last: tenant, role: 'client_employee', clinics: ['One'] },
  { first: 'Other', last: tenant, role: 'client_employee', clinics: ['Two'] },
  {
    first: 'Custom',
    last: tenant,
    role: 'client_employee',
    clinics: ['One'],
    local: true,
    customRole: 'Approver',
  },
  { first: 'Blocked', last: tenant, role: 'client_employee', clinics: ['One'], blocked: true },
];

const idsOf = (tenant: SmallTenant) => {
  const client = idOf('small', tenant);
  const user = (first: string) => userId(client, `${first}.${tenant}@${tenant}.example`);
  return {
    client,
    subDomain: tenant as string,
    clinics: { one: clinicId(client, 'One'), two: clinicId(client, 'Two') },
    rooms: { one: roomId(client, 'One', 'Surgery 1'), two: roomId(client, 'Two', 'Surgery 1') },
    levels: { waiting: levelId(client, 'Waiting'), checked: levelId(client, 'Checked') },
    users: {
      owner: user('owner'),
      admin: user('admin'),
      keeper: user('keeper'),
      keeperTwo: user('keepertwo'),
      worker: user('worker'),
      helper: user('helper'),
      other: user('other'),
      custom: user('custom'),
      blocked: user('blocked'),
    },
    customRole: idOf(client, 'custom role', 'Approver'),
    /** pending, doing, finished, archived, reassigned are of clinic one; elsewhere is of clinic two. */
    tasks: Object.fromEntries(
      ['pending', 'doing', 'finished', 'archived', 'reassigned', 'elsewhere'].map((name) => [
        name,
        idOf(client, 'task', name),
      ]),
    ) as Record<'pending' | 'doing' | 'finished' | 'archived' | 'reassigned' | 'elsewhere', string>,
    comment: idOf(client, 'comment'),
    extensionRequest: idOf(client, 'extension'),
    reassignRequest: idOf(client, 'reassign'),
    notification: idOf(client, 'notification'),
  };
};

/** Fixed ids of the small seed's rows. */
export const smallIds = { north: idsOf('north'), south: idsOf('south') } as const;

export async function seedSmall(sql: Sql, now: Date, credentials: Credentials | null): Promise<void> {
  for (const tenant of names) await seedTenant(sql, tenant, now, credentials);
}

/** Password and PINs for the people of a small seed that was made without. */
export async function giveSmallCredentials(sql: Sql, credentials: Credentials): Promise<void> {
  for (const tenant of names) {
    const { client } = smallIds[tenant];
    const host = `${tenant}.example`;
    await asClient(sql, client);
    await insert(
      sql,
      'user_credentials',
      credentialRows(people(tenant), client, host, new Date(0).toISOString(), credentials),
    );
  }
}

async function seedTenant(
  sql: Sql,
  tenant: SmallTenant,
  now: Date,
  credentials: Credentials | null,
): Promise<void> {
  const ids = smallIds[tenant];
  const client_id = ids.client;
  const clinic = (name: string, code: string) => ({
    name,
    code,
    state: 'NEW_SOUTH_WALES',
    zone: 'Australia/Sydney',
    phone: '0290000000',
    address: {
      line_1: '1 Test Street',
      line_2: null,
      city: 'Sydney',
      state: 'NEW_SOUTH_WALES',
      pincode: '2000',
      country: 'Australia',
      phone: null,
    },
    rooms: ['Surgery 1'],
    budget: '1000.00',
  });
  const organisation: OrganisationSeed = {
    id: client_id,
    name: `Clinics of the ${tenant}`,
    subDomain: tenant,
    zone: 'Australia/Sydney',
    packageId: 2,
    teamId: 2,
    amount: '219.95',
    clinics: [clinic('One', 'ONE'), clinic('Two', 'TWO')],
    levels: [
      ['Waiting', '#e67700', 'Waits for somebody'],
      ['Checked', '#2b8a3e', 'Seen by a second person'],
    ],
    plan: { from: -100, to: 265, paid: true },
  };
  await seedOrganisation(sql, organisation, now);
  await asClient(sql, client_id);
  await insert(sql, 'user_custom_roles', [
    {
      id: ids.customRole,
      client_id,
      clinic_id: ids.clinics.one,
      base_user_role_id: roleOf('client_employee').id,
      name: 'Approver',
      description: `Decides requests (${tenant})`,
      version: 1,
    },
  ]);
  await seedPeople(
    sql,
    people(tenant),
    {
      clientId: client_id,
      clinicId: (name) => clinicId(client_id, name),
      mailHost: `${tenant}.example`,
      joinedAt: daysFrom(now, -300),
    },
    credentials,
  );
  await customRoleAccess(sql, client_id, ids.customRole);
  await insert(sql, 'users_reported_to_users', [
    {
      id: idOf(client_id, 'line'),
      client_id,
      user_id: ids.users.worker,
      reported_to_user_id: ids.users.keeper,
    },
  ]);
  await insert(sql, 'ip_settings', [
    {
      id: idOf(client_id, 'ip'),
      client_id,
      clinic_id: null,
      name: `Network of the ${tenant}`,
      ip_address: '127.0.0.0/8',
      status: 'ACTIVE',
    },
  ]);
  await insert(sql, 'user_preferences', [
    {
      id: idOf(client_id, 'preference'),
      client_id,
      user_id: ids.users.worker,
      key: 'theme',
      value: { dark: true },
    },
  ]);
  await seedTasks(sql, tenant, now);
}

/** An employee's actions, and the approval of requests. */
async function customRoleAccess(sql: Sql, clientId: string, customRoleId: string): Promise<void> {
  await sql(
    `insert into module_default_user_roles (client_id, module_id, user_role_id, user_custom_role_id, default_actions, saved_data_actions)
     select $1, d.module_id, d.user_role_id, $2, d.default_actions,
       case m.name when 'task-requests-approvers' then array['VIEW', 'EDIT']::module_action[] else d.default_actions end
     from module_default_user_roles d join modules m on m.id = d.module_id join user_roles r on r.id = d.user_role_id
     where d.client_id = $1 and r.name = 'client_employee' and d.user_custom_role_id is null on conflict do nothing`,
    [clientId, customRoleId],
  );
}

async function seedTasks(sql: Sql, tenant: SmallTenant, now: Date): Promise<void> {
  const ids = smallIds[tenant];
  const client_id = ids.client;
  const day = (days: number) => daysFrom(now, days).slice(0, 10);
  const task = (name: keyof typeof ids.tasks, status: string, more: object = {}, index = 1) => ({
    id: ids.tasks[name],
    client_id,
    clinic_id: ids.clinics.one,
    short_id: index,
    type: 'INDIVIDUAL',
    client_task_level_id: ids.levels.waiting,
    status,
    name: `${name} of ${tenant}`,
    start_date: day(-1),
    deadline_date: day(3),
    more_info: `Secret of ${tenant}`,
    attachments: [],
    priority: 'MEDIUM',
    clinic_room_id: ids.rooms.one,
    assigned_by_user_id: ids.users.keeper,
    assigned_to_user_id: ids.users.worker,
    task_status: 'Active',
    finished_at: status === 'FINISHED' ? daysFrom(now, -0.5) : null,
    position: index * 1024,
    version: 1,
    created_at: daysFrom(now, -1),
    ...more,
  });
  await insert(sql, 'tasks', [
    task('pending', 'PENDING', {}, 1),
    task('doing', 'INPROGRESS', { priority: 'HIGH', client_task_level_id: null }, 2),
    task('finished', 'FINISHED', { priority: 'LOW' }, 3),
    task('archived', 'FINISHED', { task_status: 'InActive' }, 4),
    task('reassigned', 'REASSIGNED', { assigned_to_user_id: ids.users.helper }, 5),
    task(
      'elsewhere',
      'PENDING',
      {
        clinic_id: ids.clinics.two,
        clinic_room_id: ids.rooms.two,
        assigned_by_user_id: ids.users.keeperTwo,
        assigned_to_user_id: ids.users.other,
      },
      6,
    ),
  ]);
  await sql("insert into app.counters values ($1, 'tasks', 6) on conflict do nothing", [client_id]);
  await insert(sql, 'j_tasks_users', [
    { id: idOf(client_id, 'linked'), client_id, task_id: ids.tasks.doing, user_id: ids.users.helper },
  ]);
  await insert(sql, 'task_comments', [
    {
      id: ids.comment,
      client_id,
      task_id: ids.tasks.pending,
      user_id: ids.users.worker,
      message: `Comment of ${tenant}`,
      message_type: 'TEXT',
      attachments: [],
      mentioned_user_ids: [],
      position: 1024,
      created_at: daysFrom(now, -0.5),
    },
  ]);
  await insert(sql, 'task_extension_requests', [
    {
      id: ids.extensionRequest,
      client_id,
      task_id: ids.tasks.doing,
      status: 'PENDING_REVIEW',
      extended_deadline_date: day(10),
      previous_deadline_date: day(3),
      comment: `More time in the ${tenant}`,
      created_by_user_id: ids.users.worker,
    },
  ]);
  await insert(sql, 'task_reassign_requests', [
    {
      id: ids.reassignRequest,
      client_id,
      task_id: ids.tasks.reassigned,
      status: 'ACCEPTED',
      comment: `Away in the ${tenant}`,
      new_assigned_to_user_id: ids.users.helper,
      old_assigned_to_user_id: ids.users.worker,
      created_by_user_id: ids.users.worker,
      action_by_user_id: ids.users.keeper,
      action_at: daysFrom(now, -0.5),
    },
  ]);
  await insert(sql, 'task_history', [
    {
      id: idOf(client_id, 'history'),
      client_id,
      task_id: ids.tasks.finished,
      user_id: ids.users.worker,
      action: 'status',
      from_value: { status: 'PENDING' },
      to_value: { status: 'FINISHED' },
      note: `Done in the ${tenant}`,
    },
  ]);
  await insert(sql, 'user_notifications', [
    {
      id: ids.notification,
      client_id,
      user_id: ids.users.worker,
      actor_user_id: ids.users.keeper,
      clinic_id: ids.clinics.one,
      event_id: idOf(client_id, 'event'),
      event: 'task_assigned',
      title: `Told in the ${tenant}`,
      message: null,
      link: `/dashboard/tasks/view/${ids.tasks.pending}/myTask`,
      group_key: `tasks:${ids.tasks.pending}`,
    },
  ]);
  await insert(sql, 'audit_log', [
    {
      id: idOf(client_id, 'audit'),
      client_id,
      user_id: ids.users.admin,
      action: 'seeded',
      table_name: 'clients',
      row_id: client_id,
      note: `Audit of the ${tenant}`,
    },
  ]);
}
