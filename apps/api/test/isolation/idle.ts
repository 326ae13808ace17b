import type { TablePermissions } from '@operatory/resource';
import { type Action, type Change, needsOf, type Rule, rulesOf } from './rules-of.ts';
import { catalog } from './world-catalog.ts';

/**
 * @returns Whether the filter is true of every row: it is empty, or only requires that a row exists to which
 * a foreign key that is never null refers.
 */
export const isOpen = (table: string, filter: unknown): boolean =>
  filter === undefined ||
  Object.entries(filter as object).every(([key, value]) => {
    if (key === '_and') return (value as readonly unknown[]).every((one) => isOpen(table, one));
    if (key === '_or') return (value as readonly unknown[]).some((one) => isOpen(table, one));
    const { columns = {}, relationships = {} } = catalog.tables[table] ?? {};
    const there = relationships[key];
    if (there?.kind !== 'object' || there.on.some(([ours]) => columns[ours]?.nullable === true)) return false;
    return isOpen(there.table, value);
  });

/**
 * @returns Whether the change alters nobody's access, for example because another rule has the same effect.
 */
export function isIdle(
  rights: ReadonlySet<string>,
  table: string,
  action: Action,
  index: number,
  change: Change,
  own: TablePermissions,
): boolean {
  const all = rulesOf(own, action);
  const rule = all[index] ?? {};
  const left = needsOf(rule).filter((need) => need !== change.need);
  // Nobody with the role can have a need that it is not offered.
  if (left.some((need) => !rights.has(need))) return true;
  // Everybody with these needs meets an earlier rule first, so this one is never reached.
  if (all.slice(0, index).some((other) => isWithin(needsOf(other), left))) return true;
  switch (change.kind) {
    case 'rule':
      return comesToTheSame(table, rule, all.slice(index + 1), left);
    case 'need':
      return (
        comesToTheSame(table, rule, all.slice(index + 1), left) ||
        (isOfRows(action) &&
          isHeldByReading(
            rule,
            { earlier: all.slice(0, index), later: all.slice(index + 1) },
            { need: change.need ?? '', left },
            own,
          ))
      );
    case 'mask':
      return implies(rule.filter, change.shown);
    case 'check':
      return partsOf(rule.check)
        .filter((part) => !implies(change.changed?.check, part))
        .every((part) => isOpen(table, part) || isKept(table, action, rule, part));
    case 'row filter': {
      const remains = change.changed?.filter;
      if (!isOfRows(action)) return gives(table, remains, rule.filter);
      // A written row must also be readable: a user who may do both is limited by the read filter, or uses an earlier rule.
      return visibleRowSetsOf(own, left).every(
        (visibleRows) =>
          all.slice(0, index).some((other) => isWithin(needsOf(other), [...left, ...needsOf(visibleRows)])) ||
          gives(table, { _and: [visibleRows.filter, remains] }, rule.filter),
      );
    }
    default:
      return false;
  }
}

const isOfRows = (action: Action): boolean => action === 'update' || action === 'delete';
/**
 * @returns Whether a part of a check cannot fail: the server sets its columns, or the filter already requires
 * it and its columns do not change, or an insert leaves its column null.
 */
function isKept(table: string, action: Action, rule: Rule, part: Filter): boolean {
  if (
    action === 'insert' &&
    ((part._or ?? []) as readonly Filter[]).some((way) => isLeftOut(table, rule, way))
  )
    return true;
  const named = columnsIn(table, part);
  if (!named) return false;
  if (named.every((column) => column in ((rule.presets ?? {}) as object))) return true;
  const changed = (rule.columns ?? []) as readonly string[];
  return isOfRows(action) && implies(rule.filter, part) && !named.some((column) => changed.includes(column));
}
/**
 * @returns Whether a condition cannot fail, because it only requires null in a column that an insert does not
 * set.
 */
function isLeftOut(table: string, { columns, presets }: Rule, way: Filter): boolean {
  const [[name = '', compared] = []] = Object.entries(way);
  const known = catalog.tables[table]?.columns[name];
  const given = [...((columns ?? []) as readonly string[]), ...Object.keys((presets ?? {}) as object)];
  return (
    JSON.stringify(compared) === '{"_is_null":true}' &&
    known?.nullable === true &&
    !known.hasDefault &&
    !given.includes(name)
  );
}
/** @returns The row's own columns on which a condition depends; undefined when unknown. */
function columnsIn(table: string, part: Filter): readonly string[] | undefined {
  const { columns = {}, relationships = {} } = catalog.tables[table] ?? {};
  const all = Object.entries(part).flatMap(([name, value]): readonly (string | undefined)[] => {
    if (name === '_or' || name === '_and')
      return (value as readonly Filter[]).flatMap(
        (way): readonly (string | undefined)[] => columnsIn(table, way) ?? [undefined],
      );
    if (name === '_not') return columnsIn(table, value as Filter) ?? [undefined];
    const there = relationships[name];
    if (!there) return [name];
    // The condition behind a relationship may refer back to the row itself or compare with it.
    if (leadsTo(table, there.table, value as Filter)) return [undefined];
    const compared = [...JSON.stringify(value).matchAll(/\["\$","(\w+)"\]/g)].map(([, column]) => column);
    return [...there.on.map(([ours]) => ours), ...compared];
  });
  const named = all.flatMap((column) => (column !== undefined && columns[column] ? [column] : []));
  return named.length === all.length ? named : undefined;
}
/**
 * @returns Whether a condition on rows of `table` also applies to rows of `wanted`, through any number of
 * relationships.
 */
function leadsTo(wanted: string, table: string, part: Filter): boolean {
  if (table === wanted) return true;
  return Object.entries(part).some(([name, value]) => {
    if (name === '_or' || name === '_and')
      return (value as readonly Filter[]).some((way) => leadsTo(wanted, table, way));
    if (name === '_not') return leadsTo(wanted, table, value as Filter);
    const there = catalog.tables[table]?.relationships[name];
    return there !== undefined && leadsTo(wanted, there.table, value as Filter);
  });
}

const isWithin = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((need) => all.includes(need));

/**
 * @returns Whether, without the rule, everybody with the remaining needs may use a later rule that grants the
 * same.
 */
function comesToTheSame(table: string, rule: Rule, later: readonly Rule[], left: readonly string[]): boolean {
  const otherwise = ({ needs: _none, filter: _rows, ...rest }: Rule) => JSON.stringify(rest);
  const next = later.find((other) => isWithin(needsOf(other), left));
  return (
    next !== undefined &&
    otherwise(next) === otherwise(rule) &&
    gives(table, next.filter, rule.filter) &&
    gives(table, rule.filter, next.filter)
  );
}

/**
 * @returns Whether a write rule may lose this need without effect, because nobody can write a row that they
 * cannot read: a user without the need cannot read the row, uses an earlier rule, or can read no more rows
 * than a later rule would let them write.
 */
function isHeldByReading(
  rule: Rule,
  { earlier, later }: { readonly earlier: readonly Rule[]; readonly later: readonly Rule[] },
  { need, left }: { readonly need: string; readonly left: readonly string[] },
  own: TablePermissions,
): boolean {
  const otherwise = ({ needs: _none, filter: _rows, ...rest }: Rule) => JSON.stringify(rest);
  const visibleRowSets = rulesOf(own, 'select').filter((visibleRows) => !needsOf(visibleRows).includes(need));
  return visibleRowSets.every((visibleRows) => {
    const held = [...left, ...needsOf(visibleRows)];
    if (earlier.some((other) => isWithin(needsOf(other), held))) return true;
    const next = later.find((other) => isWithin(needsOf(other), held));
    return (
      next !== undefined &&
      otherwise(next) === otherwise(rule) &&
      implies({ _and: [visibleRows.filter, rule.filter] }, next.filter)
    );
  });
}

/**
 * A read rule can apply to somebody who has at least these rights unless an earlier rule always precedes it.
 */
export function visibleRowSetsOf(own: TablePermissions, held: readonly string[]): readonly Rule[] {
  const all = rulesOf(own, 'select');
  return all.filter((rule, index) => {
    const rights = [...held, ...needsOf(rule)];
    return !all.slice(0, index).some((earlier) => isWithin(needsOf(earlier), rights));
  });
}

/** Parts that are true of every row are ignored. @returns True if `one` covers no more rows than `other`. */
const gives = (table: string, one: unknown, other: unknown): boolean =>
  partsOf(other).every((part) => isOpen(table, part) || implies(one, part));

type Filter = Readonly<Record<string, unknown>>;
const partsOf = (filter: unknown): readonly Filter[] =>
  Object.entries((filter ?? {}) as object).flatMap(([key, value]) =>
    key === '_and' ? (value as readonly unknown[]).flatMap(partsOf) : [{ [key]: value as unknown }],
  );

/**
 * The result depends on the text of the conditions only, so it may be false although `one` implies `other`.
 */
export function implies(one: unknown, other: unknown): boolean {
  return partsOf(other).every((wanted) => {
    const [key = '', value] = Object.entries(wanted)[0] ?? [];
    if (key === '_or' && (value as readonly unknown[]).some((way) => implies(one, way))) return true;
    return partsOf(one).some((part) => {
      const [given = '', held] = Object.entries(part)[0] ?? [];
      if (given === '_or') return (held as readonly unknown[]).every((way) => implies(way, wanted));
      // The key is a column with comparisons, or a relationship with conditions on its rows.
      if (given === key && !key.startsWith('_')) return implies(held, value);
      return JSON.stringify(part) === JSON.stringify(wanted);
    });
  });
}

/**
 * A filter alone excludes rows of other tenants if it compares with the session's user, or refers to a row of
 * the tenant by a key that includes the tenant.
 */
export function holdsTenant(table: string, filter: unknown): boolean {
  return Object.entries((filter ?? {}) as object).some(([key, value]) => {
    if (key === '_and') return (value as readonly unknown[]).some((one) => holdsTenant(table, one));
    if (key === '_or') return (value as readonly unknown[]).every((one) => holdsTenant(table, one));
    const relationship = catalog.tables[table]?.relationships[key];
    if (relationship) return relationship.on.some(([ours]) => ours === 'client_id');
    return /X-Hasura-(User-Id|Clinic-Ids)/.test(JSON.stringify(value));
  });
}
