import type { Engine, Relationship } from '@operatory/engine';
import { ask, difference, offered } from './asking.ts';
import { shownColumns } from './reads.ts';
import { type Actor, catalog, type Expected, keyColumn, type Row, type World } from './world.ts';

type All = ReadonlyMap<string, Expected>;
const tenantColumn = 'client_id';

/** Relationships, and filters and sorts by the related rows, must show only the expected rows. */
export async function relationshipFaults(
  world: World,
  engine: Engine,
  actor: Actor,
  table: string,
  all: All,
): Promise<string[]> {
  const expected = all.get(table);
  const relationships = Object.values(catalog.tables[table]?.relationships ?? {});
  if (!expected) return [];
  const key = keyColumn(table);
  const faults: string[] = [];
  const open: Relationship[] = [];
  for (const relationship of relationships) {
    if (isOpen(table, relationship, expected, all.get(relationship.table))) open.push(relationship);
    else {
      const theirs = keyColumn(relationship.table);
      const query = `{ ${table} { ${relationship.name} { ${theirs} } } }`;
      if (offered(engine, actor, query)) faults.push(`${relationship.name} is offered`);
      const oracle = `{ ${table}(where: {${relationship.name}: {}}) { ${key} } }`;
      if (offered(engine, actor, oracle)) faults.push(`${relationship.name} is an oracle`);
    }
  }
  if (open.length === 0) return faults;
  const behind = new Map(open.map((each) => [each.name, linked(world, table, each, all)]));
  const known = (name: string, id: string): readonly string[] => behind.get(name)?.get(id) ?? [];
  const shownThrough = new Map(open.map((each) => [each.name, linked(world, table, each, all, true)]));

  const nested = open.map(({ name, kind, table: target }) => {
    const counted =
      kind === 'array' && !all.get(target)?.visibleRows.reference
        ? ` ${name}_aggregate { aggregate { count } }`
        : '';
    const only = kind === 'object' ? beyondNames(target, all.get(target)) : undefined;
    return `${name} { ${keyColumn(target)}${only ? ` beyond: ${only}` : ''} }${counted}`;
  });
  const answer = await ask(engine, actor, `{ rows: ${table} { ${key} ${nested.join(' ')} } }`);
  for (const row of (answer.rows ?? []) as readonly Row[]) {
    const id = String(row[key]);
    for (const { name, table: target } of open) {
      const value = row[name];
      const found = (Array.isArray(value) ? value : value ? [value] : []) as readonly Row[];
      faults.push(
        ...difference(
          `${name} of ${id}`,
          found.map((one) => String(one[keyColumn(target)])),
          shownThrough.get(name)?.get(id) ?? [],
        ),
      );
      const only = beyondNames(target, all.get(target));
      for (const one of only ? found : []) {
        const its = String(one[keyColumn(target)]);
        if (!all.get(target)?.keys.has(its) && one.beyond !== null)
          faults.push(`${name} of ${id} shows more than a name of ${its}`);
      }
      const count = (row[`${name}_aggregate`] as { aggregate: { count: number } } | undefined)?.aggregate
        .count;
      if (count !== undefined && count !== known(name, id).length)
        faults.push(`${name} of ${id} counts ${count}`);
    }
  }
  for (let from = 0; from < open.length; from += batchSize)
    faults.push(
      ...(await oracleFaults(world, engine, actor, table, open.slice(from, from + batchSize), all, known)),
    );
  faults.push(...(await orderFaults(engine, actor, table, open, all, known)));
  return faults;
}

/**
 * @returns Whether the relationship must be offered. A row of which only the name is visible has no array
 * relationships, and object relationships only by a visible foreign key.
 */
export function isOpen(
  table: string,
  { kind, on }: Relationship,
  from: Expected,
  to: Expected | undefined,
): boolean {
  if (!to) return false;
  if (kind === 'array') return !from.visibleRows.reference && !to.visibleRows.reference;
  const shown = shownColumns(table, from);
  return on.every(([ours]) => ours === tenantColumn || !from.visibleRows.reference || shown.includes(ours));
}

/** @returns A column that is hidden where only the name of a row is visible. */
function beyondNames(target: string, expected: Expected | undefined): string | undefined {
  if (!expected?.visibleRows.referred) return undefined;
  return shownColumns(target, expected).find((column) => /^(created_at|short_info|updated_at)$/.test(column));
}

/** @returns The related rows of each row; a column that is masked in a row leads to no other row. */
function linked(
  { rows }: World,
  table: string,
  { table: target, on, kind }: Relationship,
  all: All,
  /** Whether related rows of which only the name is visible are included. */
  named = false,
): ReadonlyMap<string, readonly string[]> {
  const [ours, theirs] = [all.get(table), all.get(target)];
  const isShown = (side: Expected | undefined, id: string, columns: readonly string[]) =>
    (side?.masks ?? []).every(
      (mask) => mask.keys.has(id) || !columns.some((column) => mask.columns.includes(column)),
    );
  const value = (row: Row, columns: readonly string[]) =>
    JSON.stringify(columns.map((column) => row[column]));
  const left = on.map(([our]) => our);
  const right = on.map(([, their]) => their);
  const byValue = new Map<string, string[]>();
  for (const [id, row] of rows[target] ?? []) {
    const isSeen = theirs?.keys.has(id) || (named && kind === 'object' && theirs?.referred.has(id));
    if (!isSeen || !isShown(theirs, id, right)) continue;
    const at = value(row, right);
    byValue.set(at, [...(byValue.get(at) ?? []), id]);
  }
  return new Map(
    [...(rows[table] ?? [])].map(([id, row]) => [
      id,
      isShown(ours, id, left) && left.every((column) => row[column] !== null)
        ? (byValue.get(value(row, left)) ?? [])
        : [],
    ]),
  );
}

/**
 * A request may have 500 root fields and 1,000 conditions, and each relationship needs up to four root
 * fields.
 */
const batchSize = 40;
type Known = (name: string, id: string) => readonly string[];

/** A `where` through a relationship to hidden rows must match nothing, and its negation everything. */
async function oracleFaults(
  { rows }: World,
  engine: Engine,
  actor: Actor,
  table: string,
  open: readonly Relationship[],
  all: All,
  known: Known,
): Promise<string[]> {
  const key = keyColumn(table);
  const expected = all.get(table);
  const variables: Record<string, unknown> = {};
  const declared: string[] = [];
  const parts = open.flatMap(({ name, kind, table: target }, index) => {
    const visibleRows = all.get(target);
    const hidden = [...(rows[target]?.keys() ?? [])].filter((id) => !visibleRows?.keys.has(id));
    const type = catalog.tables[target]?.columns[keyColumn(target)]?.type === 'uuid' ? 'uuid' : 'Int';
    variables[`h${index}`] = type === 'Int' ? hidden.map(Number) : hidden;
    declared.push(`$h${index}: [${type}!]!`);
    const among = `{${keyColumn(target)}: {_in: $h${index}}}`;
    const counted = kind === 'array' && !visibleRows?.visibleRows.reference;
    return [
      `in${index}: ${table}(where: {${name}: ${among}}) { ${key} }`,
      `out${index}: ${table}(where: {_not: {${name}: ${among}}}) { ${key} }`,
      `any${index}: ${table}(where: {${name}: {}}) { ${key} }`,
      ...(counted
        ? [
            `count${index}: ${table}(where: {${name}_aggregate: {count: {predicate: {_gt: 0}, filter: ${among}}}}) { ${key} }`,
          ]
        : []),
    ];
  });
  const answer = await ask(engine, actor, `query (${declared.join(', ')}) { ${parts.join(' ')} }`, variables);
  const found = (part: string) => ((answer[part] ?? []) as readonly Row[]).map((row) => String(row[key]));
  return open.flatMap(({ name }, index) => [
    ...difference(`where ${name} is hidden`, found(`in${index}`), []),
    ...difference(`where ${name} is not hidden`, found(`out${index}`), expected?.keys ?? []),
    ...difference(
      `where there is a ${name}`,
      found(`any${index}`),
      [...(expected?.keys ?? [])].filter((id) => known(name, id).length > 0),
    ),
    ...difference(`where hidden ${name} are counted`, found(`count${index}`), []),
  ]);
}

/** Rows whose related row is hidden must be sorted like those without one. */
async function orderFaults(
  engine: Engine,
  actor: Actor,
  table: string,
  open: readonly Relationship[],
  all: All,
  known: Known,
): Promise<string[]> {
  const key = keyColumn(table);
  const masked = new Set(all.get(table)?.masks.flatMap(({ columns }) => columns));
  const sortable = open.filter(
    ({ kind, table: target, on }) =>
      (kind === 'object' && !on.some(([our]) => masked.has(our))) ||
      (kind === 'array' && !all.get(target)?.visibleRows.reference),
  );
  if (sortable.length === 0) return [];
  const by = ({ name, kind, table: target }: Relationship) =>
    kind === 'object'
      ? `{${name}: {${keyColumn(target)}: asc_nulls_last}}`
      : `{${name}_aggregate: {count: desc}}`;
  const parts = sortable.map(
    (each, index) => `o${index}: ${table}(order_by: [${by(each)}, {${key}: asc}]) { ${key} }`,
  );
  const answer = await ask(engine, actor, `{ ${parts.join(' ')} }`);
  return sortable.flatMap(({ name, kind }, index) => {
    const ids = ((answer[`o${index}`] ?? []) as readonly Row[]).map((row) => String(row[key]));
    const rank = (id: string) =>
      kind === 'object'
        ? sortKey(known(name, id)[0] ?? '\uffff')
        : sortKey(String(1_000_000 - known(name, id).length));
    const due = [...ids].sort((a, b) => {
      const [left, right] = [`${rank(a)} ${sortKey(a)}`, `${rank(b)} ${sortKey(b)}`];
      return left < right ? -1 : 1;
    });
    return due.join() === ids.join() ? [] : [`sorted by ${name} in another order than what is shown`];
  });
}
/** Numbers are sorted by value and ids as text. */
const sortKey = (value: string) => (/^\d+$/.test(value) ? value.padStart(12, '0') : value);
