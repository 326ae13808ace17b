import { PLATFORM_CLIENT_ID } from '../../packages/db/src/platform.ts';
import { accessOf, modules, type Role, roleDefaultRows, roles } from '../../packages/domain/src/index.ts';
import { seedMasters } from './masters.ts';
import { asClient, idOf, insert, type Row, type Sql, upsert } from './sql.ts';

const teams = [
  { id: 1, name: 'Up to 10 people', team_size: 10 },
  { id: 2, name: 'Up to 25 people', team_size: 25 },
  { id: 3, name: 'Up to 60 people', team_size: 60 },
  { id: 4, name: 'Up to 150 people', team_size: 150 },
];
const packages = [
  { id: 1, name: 'Essential', description: 'Tasks, people, documents, rosters, leave, training and chat.' },
  { id: 2, name: 'Practice', description: 'Essential, with inventory, sterilisation, lab and support.' },
  { id: 3, name: 'Group', description: 'Practice, for groups of many clinics.' },
];
/** The prices are in AUD a month with GST, by package, then by team. */
const prices = [
  ['79.95', '149.95', '249.00', '449.00'],
  ['129.95', '219.95', '379.00', '649.00'],
  ['199.95', '319.95', '529.00', '899.00'],
];

/**
 * Adds the modules, roles, packages, masters and the platform's client. Modules and roles belong to the
 * release, so existing ones are updated.
 */
export async function seedPlatform(sql: Sql): Promise<void> {
  await upsert(
    sql,
    'user_roles',
    roles.map(({ id, name, title }) => ({ id, name, title })),
  );
  const roleNames = roles.map(({ name }) => name);
  const rows = modules.map((module) => ({
    id: module.id,
    name: module.name,
    table_name: module.table_name,
    available_actions: module.available_actions,
    title: module.title,
    access: accessOf(module, roleNames),
    master_name: module.parent,
    hide_in_menu: module.hide_in_menu,
    fixed_actions: module.fixed_actions,
    router_link: module.router_link,
    position: module.position,
    tiers: module.tiers,
    own: module.own,
    platform: module.platform,
  }));
  // The platform's staff may have renamed, moved or hidden a module, so these columns are kept.
  const kept = new Set(['title', 'position', 'hide_in_menu']);
  await insert(sql, 'modules', rows);
  const owned = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id' && !kept.has(name));
  await sql(
    `update modules m set ${owned.map((name) => `"${name}" = n."${name}"`).join(', ')}
     from jsonb_populate_recordset(null::modules, $1::jsonb) n where n.id = m.id`,
    [JSON.stringify(rows)],
  );
  await insert(sql, 'packages', packages);
  await insert(sql, 'teams', teams);
  await insert(
    sql,
    'teampackages',
    prices.flatMap((line, tier) =>
      line.map((price, team) => ({
        id: tier * teams.length + team + 1,
        team_id: team + 1,
        package_id: tier + 1,
        team_size: teams[team]?.team_size ?? 1,
        price,
      })),
    ),
  );
  const clinicModules = modules.filter((module) => !module.platform);
  await insert(
    sql,
    'packagemodules',
    packages.flatMap((each) =>
      clinicModules.map((module) => ({
        id: each.id * 10_000 + module.id,
        module_id: module.id,
        package_id: each.id,
        checked: module.tiers.includes(each.id),
      })),
    ),
  );
  for (const table of ['teampackages', 'packagemodules'])
    await sql(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);

  await seedMasters(sql);

  await asClient(sql, PLATFORM_CLIENT_ID);
  await insert(sql, 'clients', [
    {
      id: PLATFORM_CLIENT_ID,
      name: 'Operatory',
      business_name: 'Operatory Pty Ltd',
      status: 'ACTIVE',
      type: 'PLATFORM',
      sub_domain: 'superadmin',
      email: 'hello@operatory.example',
      zone: 'Australia/Sydney',
      position: 0,
      ip_required: false,
    },
  ]);
  await sql(
    'delete from module_default_user_roles where client_id = $1 and user_custom_role_id is null and version = 1',
    [PLATFORM_CLIENT_ID],
  );
  await insert(
    sql,
    'module_default_user_roles',
    defaultRows(
      PLATFORM_CLIENT_ID,
      roles.map(({ name }) => name),
    ),
  );
}

/** @returns A client's own copy of the built-in roles' actions, which it may then change. */
export const defaultRows = (clientId: string, of: readonly Role[]): Row[] =>
  roleDefaultRows(of).map(({ role, module, ...row }) => ({
    id: idOf(clientId, 'default', role, module),
    client_id: clientId,
    ...row,
  }));
