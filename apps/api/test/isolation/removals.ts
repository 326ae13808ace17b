import { roles } from '@operatory/domain';
import type { Permissions } from '@operatory/engine';
import { type BoolExp, grantsOf, type Needs, type TablePermissions } from '@operatory/resource';
import { insertFaults } from './inserts.ts';
import { readFaults } from './reads.ts';
import { wallFaults, withoutWall } from './walls.ts';
import { catalog, permissions, tables, tenantTables, type World } from './world.ts';
import { writeFaults } from './writes.ts';

/** One rule or policy taken away, and what the suite then finds: it has to find something. */
export interface Removal {
  readonly kind: 'policy' | 'tenancy' | 'row filter' | 'check' | 'need' | 'mask' | 'column' | 'preset';
  readonly name: string;
  faults(world: World): Promise<readonly string[]>;
}
type Action = 'select' | 'insert' | 'update' | 'delete';
type Rule = Readonly<Record<string, unknown>>;

export const policies = (): readonly Removal[] =>
  [...tenantTables, 'clients'].map((table) => ({
    kind: 'policy',
    name: `the policy of ${table}`,
    faults: (world) => withoutWall(world, table, () => wallFaults(world, [table])),
  }));

const rulesOf = (own: TablePermissions, action: Action) => (own[action] ?? []) as unknown as readonly Rule[];

/** The planner no longer knows that a table is the tenant's. */
export const tenancies = (): readonly Removal[] =>
  tables.flatMap((name): Removal[] => {
    const table = catalog.tables[name];
    if (!table?.tenant || heldTwice(name)) return [];
    const open = { ...catalog, tables: { ...catalog.tables, [name]: { ...table, tenant: false } } };
    return [
      {
        kind: 'tenancy',
        name: `the tenant of ${name}`,
        faults: (world) => firstFaults(world, { catalog: open }, name, ['select', 'insert']),
      },
    ];
  });
/**
 * Whether a filter lets through no row of another tenant by itself: it compares with the session's own user, or leads to a
 * row of the tenant by a key of both columns.
 */
function holdsTenant(table: string, filter: unknown): boolean {
  return Object.entries((filter ?? {}) as object).some(([key, value]) => {
    if (key === '_and') return (value as readonly unknown[]).some((one) => holdsTenant(table, one));
    if (key === '_or') return (value as readonly unknown[]).every((one) => holdsTenant(table, one));
    const relationship = catalog.tables[table]?.relationships[key];
    if (relationship) return relationship.on.some(([ours]) => ours === 'client_id');
    return /X-Hasura-(User-Id|Clinic-Ids)/.test(JSON.stringify(value));
  });
}
const heldTwice = (table: string): boolean =>
  Object.values(permissions).every((byTable) =>
    rulesOf(byTable[table] ?? {}, 'select').every(({ filter }) => holdsTenant(table, filter)),
  );

/** Every row filter, check, need, mask, column and preset of every rule of every role. */
export function rules(): readonly Removal[] {
  const made: Removal[] = [];
  // The platform's staff have an employee's rules in their own tenant: those are tried on the employees.
  for (const [role, byTable] of Object.entries(permissions))
    for (const [table, own] of Object.entries(byTable))
      if (!isStaff(role) || sources.has(table))
        for (const action of ['select', 'insert', 'update', 'delete'] as const)
          for (const [index, rule] of rulesOf(own, action).entries())
            for (const { kind, what, changed } of changesOf(table, action, rule, rulesOf(own, action))) {
              const name = `${role}: ${table}.${action}[${index}]: ${what}`;
              if (isIdle(role, table, action, index, kind, own)) continue;
              made.push({
                kind,
                name,
                faults: (world) => {
                  const altered = replaced(role, table, action, index, changed);
                  return firstFaults(world, { permissions: altered }, table, [action], role);
                },
              });
            }
  return made;
}

const sources = new Set([
  'clients',
  'user_subscriptions',
  'packages',
  'packagemodules',
  'teampackages',
  'teams',
]);
const isStaff = (role: string) =>
  roles.some(({ name, scope }) => name === role && scope === 'platform' && name !== 'super_admin');

const needsOf = (rule: Rule | undefined) => grantsOf(rule?.needs as Needs | undefined);

/** True of every row: nothing, or only that the task there is exists, which its key says already. */
const isOpen = (filter: unknown): boolean =>
  filter === undefined ||
  Object.entries(filter as object).every(([key, value]) =>
    key === '_and'
      ? (value as readonly unknown[]).every(isOpen)
      : key === '_or'
        ? (value as readonly unknown[]).some(isOpen)
        : key === 'task' && isOpen(value),
  );

function* changesOf(
  table: string,
  action: Action,
  rule: Rule,
  all: readonly Rule[],
): Generator<{ kind: Removal['kind']; what: string; changed: Rule }> {
  if (!isOpen(rule.filter)) yield { kind: 'row filter', what: 'no filter', changed: { ...rule, filter: {} } };
  if (!isOpen(rule.check) && isReached(action, rule))
    yield { kind: 'check', what: 'no check', changed: { ...rule, check: {} } };
  // Of writing: the people here hold all of a module's actions or none, so only reading tells.
  for (const need of action === 'select' ? needsOf(rule) : []) {
    const needs = needsOf(rule).filter((other) => other !== need);
    yield { kind: 'need', what: `without ${need}`, changed: { ...rule, needs } };
  }
  for (const [column, shown] of Object.entries(rule.masks ?? {})) {
    // Shown to all, and barred from filters by being sealed as well.
    if (isOpen(shown)) continue;
    const { [column]: _gone, ...masks } = rule.masks as Readonly<Record<string, BoolExp>>;
    yield { kind: 'mask', what: `no mask of ${column}`, changed: { ...rule, masks } };
  }
  // What an update notes beside (when a comment was edited) lets nobody see or do more.
  for (const column of action === 'insert' ? Object.keys(rule.presets ?? {}) : []) {
    const { [column]: _gone, ...presets } = rule.presets as Readonly<Record<string, unknown>>;
    yield { kind: 'preset', what: `no preset of ${column}`, changed: { ...rule, presets } };
  }
  if (Array.isArray(rule.columns)) {
    const columns = rule.columns as readonly string[];
    // Open by another rule already, for other rows: which rows' columns are written is not looked at column by column.
    const openElsewhere = new Set(
      action === 'update'
        ? all.flatMap((other) => (other.columns ?? []) as readonly string[])
        : Object.keys(rule.presets ?? {}),
    );
    for (const column of Object.keys(catalog.tables[table]?.columns ?? {}))
      if (!columns.includes(column) && column !== 'client_id' && !openElsewhere.has(column))
        yield { kind: 'column', what: `${column} too`, changed: { ...rule, columns: [...columns, column] } };
  }
}

/** A change that cannot alter what the check looks at cannot fail it, where it repeats the filter. */
function isReached(action: Action, rule: Rule): boolean {
  if (action !== 'update') return true;
  const named = JSON.stringify(rule.check);
  return (rule.columns as readonly string[]).some((column) => named.includes(`"${column}":`));
}

/** Removals after which nobody gets more or less than before: the same is held twice. */
function isIdle(
  role: string,
  table: string,
  action: Action,
  index: number,
  kind: Removal['kind'],
  own: TablePermissions,
): boolean {
  const all = rulesOf(own, action);
  const rule = all[index];
  // A rule behind one that needs nothing is never come to.
  if (all.slice(0, index).some((other) => needsOf(other).length === 0)) return true;
  // One's own words on a task are changed by who reads the task: reading has the same needs.
  if (kind === 'need' && table === 'task_comments' && (action === 'update' || action === 'delete'))
    return true;
  // A check on what the server itself sets cannot fail.
  const presets = Object.keys((rule?.presets ?? {}) as object);
  if (kind === 'check' && presets.some((column) => JSON.stringify(rule?.check).startsWith(`{"${column}":`)))
    return true;
  // The platform's own tenant has every package.
  const isPlatform = roles.some(({ name, scope }) => name === role && scope === 'platform');
  if (kind === 'need' && isPlatform && needsOf(rule).every((need) => need.startsWith('package:')))
    return true;
  // What is written is also read: whoever may both is held by the read's filter, where it is the same.
  const read = rulesOf(own, 'select')[0];
  return (
    kind === 'row filter' &&
    (action === 'update' || action === 'delete') &&
    JSON.stringify(rule?.filter) === JSON.stringify(read?.filter)
  );
}

function replaced(role: string, table: string, action: Action, index: number, changed: Rule): Permissions {
  const own = permissions[role]?.[table] ?? {};
  const all = rulesOf(own, action);
  const altered = { ...own, [action]: all.map((rule, at) => (at === index ? changed : rule)) };
  return { ...permissions, [role]: { ...permissions[role], [table]: altered as TablePermissions } };
}

/** The part of the suite that is about this table, until it finds something. */
async function firstFaults(
  world: World,
  of: Parameters<World['plannerOnly']>[0],
  table: string,
  actions: readonly Action[],
  role?: string,
): Promise<readonly string[]> {
  const engine = world.plannerOnly(of);
  const actors = world.actors.filter(({ session }) => role === undefined || session.role === role);
  for (const actor of actors) {
    const found: string[] = [];
    for (const action of actions) {
      if (action === 'select') found.push(...(await readFaults(world, engine, actor, table)));
      else if (action === 'insert') found.push(...(await insertFaults(world, engine, actor, table)));
      else found.push(...(await writeFaults(world, engine, actor, table)));
      if (found.length > 0) return found;
    }
  }
  return [];
}
