import { roleOf } from '../../packages/domain/src/index.ts';
import type { Credentials } from './credentials.ts';
import { clinicId, daysFrom, type OrganisationSeed, seedOrganisation } from './organisation.ts';
import { type Person, seedPeople } from './people.ts';
import { type SmallTenant, smallIds, smallTenants } from './small-ids.ts';
import { seedSmallTasks } from './small-tasks.ts';
import { asClient, idOf, insert, type Sql } from './sql.ts';

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

export async function seedSmall(sql: Sql, now: Date, credentials: Credentials | null): Promise<void> {
  for (const tenant of smallTenants) await seedTenant(sql, tenant, now, credentials);
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
  await seedSmallTasks(sql, tenant, now);
}

/** Gives the custom role an employee's actions, and the approval of requests. */
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
