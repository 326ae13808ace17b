import { roles } from '@operatory/domain';
import type { Permissions } from '@operatory/engine';
import type { BoolExp, TablePermissions } from '@operatory/resource';
import { isIdle, isOpen } from './idle.ts';
import { keptElsewhere } from './kept-elsewhere.ts';
import { actorsOf, faultsOfColumns, firstFaults, madeFor, untouched } from './noticed.ts';
import { type Action, type Change, type Kind, needsOf, type Rule, rulesOf } from './rules-of.ts';
import { wallFaults, withoutWall } from './walls.ts';
import { catalog, permissions, rightsOf, tables, tenantTables, type World } from './world.ts';

/** One rule or policy taken away, and what the suite then finds: it has to find something. */
export interface Removal {
  readonly kind: 'policy' | 'tenancy' | Kind;
  readonly name: string;
  faults(world: World): Promise<readonly string[]>;
  /** What it finds while nothing is taken away, with those who are made for this: nothing, or they would prove nothing. */
  before?(world: World): Promise<readonly string[]>;
}

export const policies = (): readonly Removal[] =>
  [...tenantTables, 'clients'].map((table) => ({
    kind: 'policy',
    name: `the policy of ${table}`,
    faults: (world) => withoutWall(world, table, () => wallFaults(world, [table])),
  }));

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
            for (const change of changesOf(table, action, rule, rulesOf(own, action))) {
              if (isIdle(rightsOf(role), table, action, index, change, own)) continue;
              const name = `${role}: ${table}.${action}[${index}]: ${change.what}`;
              if (keptElsewhere.some(([what]) => what.test(`${change.kind}: ${name}`))) continue;
              made.push({
                kind: change.kind,
                name,
                ...triedOn(role, table, action, index, change),
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

function* changesOf(table: string, action: Action, rule: Rule, all: readonly Rule[]): Generator<Change> {
  if (!isOpen(table, rule.filter))
    yield { kind: 'row filter', what: 'no filter', changed: { ...rule, filter: {} } };
  if (!isOpen(table, rule.check)) yield { kind: 'check', what: 'no check', changed: { ...rule, check: {} } };
  for (const need of needsOf(rule)) {
    const needs = needsOf(rule).filter((other) => other !== need);
    yield { kind: 'need', what: `without ${need}`, need, changed: { ...rule, needs } };
  }
  for (const [column, shown] of Object.entries(rule.masks ?? {})) {
    // Shown to all, and barred from filters by being sealed as well.
    if (isOpen(table, shown)) continue;
    const { [column]: _gone, ...masks } = rule.masks as Readonly<Record<string, BoolExp>>;
    yield { kind: 'mask', what: `no mask of ${column}`, shown, changed: { ...rule, masks } };
  }
  // What an update notes beside (when a comment was edited) lets nobody see or do more.
  for (const column of action === 'insert' ? Object.keys(rule.presets ?? {}) : []) {
    const { [column]: _gone, ...presets } = rule.presets as Readonly<Record<string, unknown>>;
    yield { kind: 'preset', what: `no preset of ${column}`, changed: { ...rule, presets } };
  }
  if (Array.isArray(rule.columns)) {
    const columns = rule.columns as readonly string[];
    const known = catalog.tables[table]?.columns ?? {};
    // What the server sets is taken from nobody, what is encrypted not with a new row, whatever a rule says; and what is open by
    // another rule, for other rows: which rows' columns are written is not looked at column by column.
    const neverMore = new Set([
      'client_id',
      ...Object.keys((action === 'select' ? undefined : rule.presets) ?? {}),
      ...(action === 'insert' ? Object.keys(known).filter((column) => known[column]?.sealed) : []),
      ...(action === 'update' ? all.flatMap((other) => (other.columns ?? []) as readonly string[]) : []),
    ]);
    const more = Object.keys(known).filter((column) => !columns.includes(column) && !neverMore.has(column));
    if (more.length > 0)
      yield {
        kind: 'column',
        what: `${more.join(', ')} too`,
        columns: more,
        changed: { ...rule, columns: [...columns, ...more] },
      };
  }
}

function triedOn(
  role: string,
  table: string,
  action: Action,
  index: number,
  change: Change,
): Pick<Removal, 'faults' | 'before'> {
  const made = (world: World) =>
    madeFor(world, role, permissions[role]?.[table] ?? {}, action, index, change);
  return {
    before: (world) => untouched(world, table, action, made(world)),
    faults(world) {
      const of = { permissions: replaced(role, table, action, index, change.changed) };
      const actors = [...made(world), ...actorsOf(world, role)];
      return change.columns
        ? faultsOfColumns(world, of, table, action, change.columns, actors)
        : firstFaults(world, of, table, [action], actors);
    },
  };
}

function replaced(role: string, table: string, action: Action, index: number, changed: Rule): Permissions {
  const own = permissions[role]?.[table] ?? {};
  const all = rulesOf(own, action);
  const altered = { ...own, [action]: all.map((rule, at) => (at === index ? changed : rule)) };
  return { ...permissions, [role]: { ...permissions[role], [table]: altered as TablePermissions } };
}
