import { PLATFORM_CLIENT_ID } from '../../../packages/db/src/platform.ts';
import { roleOf } from '../../../packages/domain/src/index.ts';
import { createChance } from '../chance.ts';
import type { Credentials } from '../credentials.ts';
import { clinicId, daysFrom, type OrganisationSeed, seedOrganisation } from '../organisation.ts';
import { emailOf, type Person, seedPeople, userId } from '../people.ts';
import { asClient, idOf, insert, type Sql } from '../sql.ts';
import { staff } from '../staff.ts';
import { seedAwards } from './awards.ts';
import { seedBills } from './bills.ts';
import { seedChats } from './chats.ts';
import { seedDocuments } from './documents.ts';
import { seedDuties } from './duties.ts';
import { type DemoFeature, organisationOf } from './feature.ts';
import { seedInduction } from './induction.ts';
import { seedLabs } from './labs.ts';
import { seedLeave } from './leave.ts';
import { seedMasterCourses } from './master-courses.ts';
import { seedMastersOfClinics } from './masters-of-clinics.ts';
import { monthOf } from './month.ts';
import { seedNews } from './news.ts';
import { seedOpenShifts } from './open-shifts.ts';
import { seedOrders } from './orders.ts';
import { brightBay, harbour } from './organisations.ts';
import { brightBayPeople } from './people-bright-bay.ts';
import { harbourPeople } from './people-harbour.ts';
import { seedCredentials } from './qualifications.ts';
import { seedSeller } from './seller.ts';
import { seedShifts } from './shifts.ts';
import { seedSterilisation } from './sterilisation.ts';
import { seedStock } from './stock.ts';
import { seedStockTakes } from './stock-takes.ts';
import { seedTickets } from './tickets.ts';
import { seedTraining } from './training.ts';
import { seedWebsite } from './website.ts';

/**
 * An organisation of the demo. Its `logins` are one person of each role, and all people with a PIN or
 * blocked.
 */
export interface DemoTenant {
  readonly sub_domain: string;
  readonly name: string;
  /** A description for people who choose a demo. */
  readonly about: string;
  readonly logins: readonly {
    readonly email: string;
    readonly name: string;
    readonly work: string | null;
    /** The clinics where the person works; null for all clinics, and for the platform's staff. */
    readonly at: string | null;
    readonly role: string;
    readonly pin: string | null;
  }[];
}

const loginsOf = (people: readonly Person[], mailHost: string, clinics: number) =>
  people
    .filter(
      (person, index) =>
        person.blocked || person.pin || people.findIndex(({ role }) => role === person.role) === index,
    )
    .map((person) => ({
      email: emailOf(person, mailHost),
      name: `${person.first} ${person.last}`,
      work: person.work ?? null,
      at: person.clinics.length < clinics ? person.clinics.join(' and ') : null,
      role: person.blocked
        ? `${person.role} (blocked)`
        : person.customRole
          ? `${person.role} (${person.customRole})`
          : person.role,
      pin: person.pin ?? null,
    }));

export const demoTenants: readonly DemoTenant[] = [
  {
    sub_domain: harbour.subDomain,
    name: harbour.name,
    about: 'Three clinics in Sydney: general dentistry, orthodontics, and implants and oral surgery.',
    logins: loginsOf(harbourPeople, 'harboursmiles.example', harbour.clinics.length),
  },
  {
    sub_domain: brightBay.subDomain,
    name: brightBay.name,
    about: 'Two clinics on the Gold Coast: a family practice and a children’s clinic, on the smallest plan.',
    logins: loginsOf(brightBayPeople, 'brightbay.example', brightBay.clinics.length),
  },
  {
    sub_domain: 'superadmin',
    name: 'The platform',
    about: 'The company that runs Operatory: its clients, plans, support and website.',
    logins: loginsOf(staff, 'operatory.example', 0),
  },
];

/** The parts of a tenant besides its tasks, each in a file of its own. */
const features: readonly DemoFeature[] = [
  seedCredentials,
  seedBills,
  seedTickets,
  seedDocuments,
  seedTraining,
  seedInduction,
  seedNews,
  seedChats,
  seedMastersOfClinics,
  seedAwards,
  seedLeave,
  seedShifts,
  seedOpenShifts,
  seedDuties,
  seedStock,
  seedOrders,
  seedStockTakes,
  seedSterilisation,
  seedLabs,
];

/**
 * Adds two organisations in different states, with 40 people and a month of about 120 tasks that ends now.
 */
export async function seedDemo(sql: Sql, now: Date, credentials: Credentials | null): Promise<void> {
  await seedTenant(sql, harbour, harbourPeople, 76, now, credentials);
  await seedTenant(sql, brightBay, brightBayPeople, 46, now, credentials);
  await seedWebsite(sql, now);
  await seedMasterCourses(sql);
  await seedSeller(sql);
}

async function seedTenant(
  sql: Sql,
  seed: OrganisationSeed,
  people: readonly Person[],
  tasks: number,
  now: Date,
  credentials: Credentials | null,
): Promise<void> {
  await asClient(sql, seed.id);
  // An existing demo is not changed, because its people may have changed anything.
  if ((await sql('select 1 from clients where id = $1', [seed.id])).rows.length > 0) return;
  const looksAfterIt = userId(PLATFORM_CLIENT_ID, 'marcus.lim@operatory.example');
  await seedOrganisation(
    sql,
    { ...seed, client: { ...seed.client, account_manager_user_id: looksAfterIt } },
    now,
  );
  await seedCustomRole(sql, seed);
  const mailHost = `${seed.subDomain}.example`;
  await seedPeople(
    sql,
    people,
    {
      clientId: seed.id,
      clinicId: (name) => clinicId(seed.id, name),
      mailHost,
      joinedAt: daysFrom(now, -370),
    },
    credentials,
  );
  await seedLines(sql, seed, people, mailHost);
  await insert(sql, 'ip_settings', [
    {
      id: idOf(seed.id, 'ip', '4'),
      client_id: seed.id,
      clinic_id: null,
      name: 'This computer',
      ip_address: '127.0.0.0/8',
      status: 'ACTIVE',
    },
    {
      id: idOf(seed.id, 'ip', '6'),
      client_id: seed.id,
      clinic_id: null,
      name: 'This computer (IPv6)',
      ip_address: '::1',
      status: 'ACTIVE',
    },
  ]);
  const month = monthOf(seed, people, tasks, now, createChance(seed.packageId * 1_000 + 7));
  for (const [table, rows] of Object.entries(month)) await insert(sql, table, rows);
  await sql(`insert into app.counters values ($1, 'tasks', $2) on conflict do nothing`, [seed.id, tasks]);
  for (const [index, feature] of features.entries())
    await feature(sql, organisationOf(seed, people, now, createChance(seed.packageId * 1_000 + 100 + index)));
}

/**
 * Adds a custom role: the lead of a front desk is an employee who also decides requests and keeps the task
 * levels.
 */
async function seedCustomRole(sql: Sql, seed: OrganisationSeed): Promise<void> {
  const [clinic] = seed.clinics;
  if (!clinic) return;
  const id = idOf(seed.id, 'custom role', 'Front Desk Lead');
  await insert(sql, 'user_custom_roles', [
    {
      id,
      client_id: seed.id,
      clinic_id: clinicId(seed.id, clinic.name),
      base_user_role_id: roleOf('client_employee').id,
      name: 'Front Desk Lead',
      description: 'Runs the front desk: decides task requests, keeps the task levels and the contacts.',
      version: 1,
    },
  ]);
  await sql(
    `insert into module_default_user_roles (client_id, module_id, user_role_id, user_custom_role_id, default_actions, saved_data_actions)
     select $1, d.module_id, d.user_role_id, $2, d.default_actions,
       case when m.name in ('task-requests-approvers', 'task-extension-requests', 'task-reassign-requests') then array(select unnest(array['VIEW', 'EDIT', 'ADD']::module_action[]) intersect select unnest(m.available_actions))
            when m.name in ('client-task-levels', 'contacts') then array['VIEW', 'ADD', 'EDIT']::module_action[]
            else d.default_actions end
     from module_default_user_roles d join modules m on m.id = d.module_id join user_roles r on r.id = d.user_role_id
     where d.client_id = $1 and r.name = 'client_employee' and d.user_custom_role_id is null`,
    [seed.id, id],
  );
}

/** Sets who reports to whom: everybody to their home clinic's manager, and managers to the client's admin. */
async function seedLines(
  sql: Sql,
  seed: OrganisationSeed,
  people: readonly Person[],
  mailHost: string,
): Promise<void> {
  const idOfPerson = (person: Person) => userId(seed.id, emailOf(person, mailHost));
  const admin = people.find(({ role }) => role === 'client_admin');
  const managerOf = (person: Person) =>
    person.role === 'clinic_admin'
      ? admin
      : people.find(({ role, clinics }) => role === 'clinic_admin' && clinics[0] === person.clinics[0]);
  const lines = people
    .filter(({ role }) => role === 'client_employee' || role === 'clinic_admin')
    .flatMap((person) => {
      const manager = managerOf(person);
      return manager
        ? [
            {
              id: idOf(idOfPerson(person), 'line'),
              client_id: seed.id,
              user_id: idOfPerson(person),
              reported_to_user_id: idOfPerson(manager),
            },
          ]
        : [];
    });
  await insert(sql, 'users_reported_to_users', lines);
}
