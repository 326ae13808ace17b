import { moduleOf, roles } from '@operatory/domain';
import { specifiedInsert } from './access-spec-of.ts';
import { unassignablePeople } from './canaries-people.ts';
import { drawnAttempts } from './drawn-attempts.ts';
import { written } from './expected-columns.ts';
import type { BaseRole } from './expected-reads.ts';
import { canary, missing, type Place, places } from './places.ts';
import type { Actor, Row, World } from './world.ts';

export interface Inserts {
  readonly columns: readonly string[];
  readonly presets: Readonly<Record<string, string>>;
}
/** The text `what` is `kind:case`: refusals of the same kind must be equal except for their `key`. */
export interface Attempt {
  readonly what: string;
  readonly object: Row;
  readonly ok: boolean;
  readonly key?: string;
}

const staff: readonly BaseRole[] = [
  'super_admin',
  'super_admin_employee',
  'accounts_executive',
  'support_executive',
  'sales_executive',
  'marketing_executive',
  'marketing_admin',
];
const isStaff = (baseRole: BaseRole) => staff.includes(baseRole);
/** In their own tenant, the platform's people act as another role. */
const workAs = (baseRole: BaseRole): BaseRole =>
  baseRole === 'super_admin' ? 'client_admin' : isStaff(baseRole) ? 'client_employee' : baseRole;
const idOfRole = (name: string) => String(roles.find((role) => role.name === name)?.id);

/** Preferences require nothing; comments require only that the client's package includes tasks. */
const table: Readonly<
  Record<string, { needs?: string; who: readonly BaseRole[]; columns: readonly string[] }>
> = {
  tasks: {
    needs: 'tasks:ADD',
    who: ['client_admin', 'clinic_admin', 'client_employee'],
    columns: written.tasks,
  },
  j_tasks_users: {
    needs: 'tasks:ADD',
    who: ['client_admin', 'clinic_admin', 'client_employee'],
    columns: written.j_tasks_users,
  },
  task_comments: {
    needs: 'package:tasks',
    who: ['client_admin', 'clinic_admin', 'client_employee'],
    columns: ['task_id', 'message_type', ...written.task_comments],
  },
  user_preferences: {
    who: ['client_admin', 'clinic_admin', 'client_employee', 'client'],
    columns: ['key', 'value'],
  },
  ip_settings: {
    needs: 'IP Settings:ADD',
    who: ['client_admin', 'clinic_admin', 'client_employee'],
    columns: written.ip_settings,
  },
  user_custom_roles: {
    needs: 'role_management:ADD',
    who: ['client_admin', 'clinic_admin'],
    columns: written.user_custom_roles,
  },
  clinic_rooms: {
    needs: 'clinic-rooms:ADD',
    who: ['client_admin', 'clinic_admin', 'client_employee'],
    columns: written.clinic_rooms,
  },
  client_task_levels: {
    needs: 'client-task-levels:ADD',
    who: ['client_admin', 'clinic_admin', 'client_employee'],
    columns: written.client_task_levels,
  },
  clinics: { needs: 'clinics:ADD', who: ['client_admin'], columns: written.clinics },
  packages: { needs: 'packages:ADD', who: staff, columns: ['id', 'name', 'description'] },
  packagemodules: { needs: 'packages:ADD', who: staff, columns: ['module_id', 'package_id', 'checked'] },
  teampackages: {
    needs: 'packages:ADD',
    who: staff,
    columns: ['team_id', 'package_id', 'team_size', 'price'],
  },
  teams: { needs: 'teams:ADD', who: staff, columns: ['id', 'name', 'team_size'] },
};

export function insertsOf({ baseRole, session }: Actor, name: string): Inserts | undefined {
  const allowed = specifiedInsert(baseRole, name, session.grants);
  if (allowed) {
    const me = session.variables['x-hasura-user-id'] ?? '';
    return {
      columns: allowed.columns,
      presets: Object.fromEntries(Object.keys(allowed.presets).map((column) => [column, me])),
    };
  }
  const rule = table[name];
  if (!rule || !(rule.who.includes(baseRole) || rule.who.includes(workAs(baseRole)))) return undefined;
  if (rule.needs && !session.grants.has(rule.needs)) return undefined;
  const me = session.variables['x-hasura-user-id'] ?? '';
  const presets: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    tasks: { assigned_by_user_id: me },
    task_comments: { user_id: me },
    user_preferences: { user_id: me },
    ip_settings: { created_by_user_id: me },
    user_custom_roles: {
      base_user_role_id: idOfRole(baseRole === 'super_admin' ? 'super_admin_employee' : 'client_employee'),
    },
  };
  // A task may name a lab when the package includes labs.
  const columns =
    name === 'tasks' && session.grants.has('package:labs') ? [...rule.columns, 'lab_id'] : rule.columns;
  return { columns, presets: presets[name] ?? {} };
}

const elsewhere = (place: Place): Place => (place.name === 'south' ? places.north : places.south);

export async function attemptsOf(world: World, actor: Actor, name: string): Promise<readonly Attempt[]> {
  const { place, baseRole, session } = actor;
  const allowed = specifiedInsert(baseRole, name, session.grants);
  if (allowed) return drawnAttempts(world, actor, name, allowed);
  const as = workAs(baseRole);
  const other = elsewhere(place);
  const mine = new Set(
    (session.variables['x-hasura-clinic-ids'] ?? '').slice(1, -1).split(',').filter(Boolean),
  );
  const inClinic = (clinic: string | null) =>
    as === 'client_admin'
      ? clinic === null || Object.values(place.clinics).includes(clinic)
      : mine.has(clinic ?? '');
  const clinics: readonly (readonly [string, string | null])[] = [
    ['one', place.clinics.one],
    ['two', place.clinics.two],
    ['foreign', other.clinics.one],
    ['missing', missing],
  ];
  const ofClinic = (object: Row, optional = false): Attempt[] =>
    [...clinics, ...(optional ? [['none', null] as const] : [])].map(([what, clinic]) => ({
      what: `${clinic === null ? 'whole client' : 'clinic'}:${what}`,
      object: { ...object, clinic_id: clinic },
      ok: inClinic(clinic),
      ...(clinic === null ? {} : { key: clinic }),
    }));
  switch (name) {
    case 'clinic_rooms':
      return ofClinic({ name: 'Brand new' });
    case 'ip_settings':
      return ofClinic({ name: 'Brand new', ip_address: '10.99.0.0/16', status: 'ACTIVE' }, true);
    case 'user_custom_roles':
      return ofClinic({ name: 'Brand new' }, true);
    case 'client_task_levels':
      return [{ what: 'level:new', object: { name: 'Brand new' }, ok: true }];
    case 'clinics':
      return [{ what: 'clinic:new', object: { name: 'Brand new', state: 'VICTORIA' }, ok: true }];
    case 'user_preferences':
      return [{ what: 'preference:new', object: { key: 'new', value: { x: 1 } }, ok: true }];
    case 'packages':
      return [{ what: 'package:new', object: { id: 77, name: 'Brand new' }, ok: true }];
    case 'teams':
      return [{ what: 'team:new', object: { id: 77, name: 'Brand new', team_size: 3 }, ok: true }];
    case 'packagemodules':
      return [
        {
          what: 'module:new',
          object: { package_id: 90, module_id: moduleOf('tasks').id, checked: true },
          ok: true,
        },
      ];
    case 'teampackages':
      return [
        { what: 'price:new', object: { package_id: 90, team_id: 90, team_size: 3, price: '1.00' }, ok: true },
      ];
    case 'tasks':
      return tasksOf(world, actor, other, inClinic);
    case 'task_comments':
      return commentsOf(world, actor, other);
    case 'j_tasks_users':
      return linksOf(world, actor, other);
    default:
      throw new Error(`nothing is written down of how ${name} is added to`);
  }
}

const worksAt = ({ rows }: World, user: string, clinic: string) =>
  [...(rows.j_users_clinics?.values() ?? [])].some((row) => row.user_id === user && row.clinic_id === clinic);
const runsAll = ({ rows }: World, user: string) =>
  [...(rows.j_users_user_roles?.values() ?? [])].some(
    (row) =>
      row.user_id === user &&
      (row.user_role_id === 9 || row.user_role_id === 1) &&
      row.user_custom_role_id === null &&
      row.blocked_status === 'UN_BLOCKED',
  );

function tasksOf(
  world: World,
  { place, session }: Actor,
  other: Place,
  inClinic: (clinic: string) => boolean,
): Attempt[] {
  const { clinics, people, rooms, level } = place;
  const base = { name: 'Brand new', start_date: '2026-11-01', deadline_date: '2026-12-01' };
  const attempt = (what: string, clinic: string, user: string, key: string, more: Row = {}, fits = true) => ({
    what,
    object: { ...base, clinic_id: clinic, assigned_to_user_id: user, ...more },
    ok: inClinic(clinic) && fits && (worksAt(world, user, clinic) || runsAll(world, user)),
    key,
  });
  // The other attempts use one of the actor's own clinics; without one, only the attempts by clinic are made.
  const home = Object.values(clinics).find(inClinic);
  const byClinic = [
    attempt('clinic:one', clinics.one, people.head, clinics.one),
    attempt('clinic:two', clinics.two, people.head, clinics.two),
    attempt('clinic:foreign', other.clinics.one, people.head, other.clinics.one),
    attempt('clinic:missing', missing, people.head, missing),
  ];
  if (!home) return byClinic;
  const [near, far] = home === clinics.one ? [people.here, people.there] : [people.there, people.here];
  const [room, farRoom] = home === clinics.one ? [rooms.one, rooms.two] : [rooms.two, rooms.one];
  const at = home === clinics.one ? 'one' : 'two';
  const labs = (
    [
      ['lab:near', canary(place, `lab ${at}`), true],
      ['lab:far', canary(place, `lab ${at === 'one' ? 'two' : 'one'}`), false],
      ['lab:foreign', canary(other, `lab ${at}`), false],
      ['lab:missing', missing, false],
      ['shut lab:near', canary(place, `lab shut ${at}`), false],
      ['deleted lab:near', canary(place, `lab gone ${at}`), false],
    ] as const
  ).filter(() => session.grants.has('package:labs'));
  const shutRoom = canary(place, `room shut ${at}`);
  const shutLevel = canary(place, 'level shut');
  const links = (user: string) => ({ j_tasks_users: { data: [{ user_id: user }] } });
  const linksAlong = [
    attempt('link:near', home, near, near, links(near)),
    attempt('link:head', home, near, people.head, links(people.head)),
    attempt('link:far', home, near, far, links(far), worksAt(world, far, home)),
    attempt('link:foreign', home, near, other.people.here, links(other.people.here), false),
    attempt('link:missing', home, near, missing, links(missing), false),
  ];
  return [
    ...byClinic,
    attempt('person:near', home, near, near),
    attempt('person:head', home, people.head, people.head),
    attempt('person:far', home, far, far),
    attempt('person:foreign', home, other.people.here, other.people.here, {}, false),
    attempt('person:missing', home, missing, missing, {}, false),
    attempt('room:near', home, near, room, { clinic_room_id: room }),
    attempt('room:far', home, near, farRoom, { clinic_room_id: farRoom }, false),
    attempt('room:foreign', home, near, other.rooms.one, { clinic_room_id: other.rooms.one }, false),
    attempt('room:missing', home, near, missing, { clinic_room_id: missing }, false),
    attempt('shut room:near', home, near, shutRoom, { clinic_room_id: shutRoom }, false),
    ...labs.map(([what, id, ok]) => attempt(what, home, near, id, { lab_id: id }, ok)),
    attempt('level:own', home, near, level, { client_task_level_id: level }),
    attempt('level:foreign', home, near, other.level, { client_task_level_id: other.level }, false),
    attempt('level:missing', home, near, missing, { client_task_level_id: missing }, false),
    attempt('shut level:own', home, near, shutLevel, { client_task_level_id: shutLevel }, false),
    ...linksAlong,
    ...unassignablePeople.flatMap((who) => {
      const id = canary(place, `person ${who}`);
      return [
        attempt(`idle person:${who}`, home, id, id, {}, false),
        attempt(`idle link:${who}`, home, near, id, links(id), false),
      ];
    }),
  ];
}

async function commentsOf(world: World, actor: Actor, other: Place): Promise<Attempt[]> {
  const seen = (await world.expected(actor)).get('tasks')?.keys;
  const names = ['near', 'far', 'linked', 'asked', 'begged', 'given'];
  const ids = [
    ...names.map((name) => canary(actor.place, `task ${name}`)),
    canary(other, 'task near'),
    missing,
  ];
  return ids.map((id, index) => ({
    what: `task:${names[index] ?? 'away'}`,
    object: { task_id: id, message: 'Brand new' },
    ok: seen?.has(id) === true,
    key: id,
  }));
}

/** Links are created only together with a task: nobody can link anybody to an existing task. */
function linksOf(world: World, { place }: Actor, other: Place): Attempt[] {
  const tasks = [...(world.rows.tasks?.values() ?? [])].filter((row) => row.client_id === place.client);
  return [...tasks.map((row) => String(row.id)), canary(other, 'task near'), missing].map((id) => ({
    what: 'task:there',
    object: { task_id: id, user_id: place.spare },
    ok: false,
    key: id,
  }));
}
