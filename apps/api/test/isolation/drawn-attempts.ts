import type { Adding } from './access-spec.ts';
import type { Attempt } from './expected-inserts.ts';
import { namesSomeRows } from './expected-reads.ts';
import { missing, places } from './places.ts';
import { sample } from './sample.ts';
import { type Drawn, drawnOf, holdsFor } from './what-fits.ts';
import { type Actor, catalog, type Row, tenantTables, type World } from './world.ts';

/** The columns of a table that refer to the key of another table, each with that table. */
export const keysOf = (table: string): readonly (readonly [column: string, target: string])[] =>
  Object.values(catalog.tables[table]?.relationships ?? {}).flatMap(({ kind, table: target, on }) => {
    const own = on.filter(([ours]) => ours !== 'client_id');
    return kind === 'object' && own.length === 1 && own[0] ? [[own[0][0], target] as const] : [];
  });

/** Everybody in the tenant can see the names of some tables' rows, as long as the package has the module. */
function isNamed({ baseRole }: Actor, table: string): boolean {
  const everything = { has: (_grant: string) => true } as ReadonlySet<string>;
  return namesSomeRows(baseRole, table, everything);
}

/** Up to three kinds of key must be refused: another tenant's, a hidden one, and a missing one. */
export async function strangeKeys(
  world: World,
  actor: Actor,
  target: string,
): Promise<readonly (readonly [kind: string, key: string])[]> {
  const rows = [...(world.rows[target]?.values() ?? [])];
  const seen = (await world.expected(actor)).get(target)?.keys;
  const away = actor.place.name === 'south' ? places.north : places.south;
  const foreign = tenantTables.includes(target)
    ? rows.find(({ client_id }) => client_id === away.client)
    : undefined;
  // Rows whose name everybody can see are not hidden; neither are deleted rows or the platform's.
  const hidden =
    isNamed(actor, target) || !tenantTables.includes(target)
      ? undefined
      : rows.find(
          ({ id, client_id, deleted_at }) =>
            (client_id === undefined || client_id === actor.place.client) &&
            !deleted_at &&
            seen &&
            !seen.has(String(id)),
        );
  const isUuid = catalog.tables[target]?.columns.id?.type === 'uuid';
  return [
    ...(foreign ? [['foreign', String(foreign.id)] as const] : []),
    ...(hidden ? [['hidden', String(hidden.id)] as const] : []),
    ['missing', isUuid ? missing : '987654'],
  ];
}

/** @returns Keys of rows in the actor's own tenant to which, by the specification, the row must not refer. */
export async function unfit(
  world: World,
  actor: Actor,
  table: string,
  spec: string,
  row: Row,
  columns: readonly string[],
): Promise<readonly (readonly [column: string, key: string])[]> {
  const tries = keysOf(table)
    .filter(([column]) => columns.includes(column))
    .flatMap(([column, target]) =>
      sample(
        [...(world.rows[target]?.values() ?? [])].filter(
          ({ client_id }) => client_id === undefined || client_id === actor.place.client,
        ),
        60,
      ).map(({ id }) => [column, String(id)] as const),
    );
  const fits = await holdsFor(
    world,
    actor,
    table,
    spec,
    tries.map(([column, key]) => ({ ...row, [column]: key })),
  );
  const bad = tries.filter((_, index) => !fits[index]);
  const expected = await world.expected(actor);
  return keysOf(table).flatMap(([column, target]) => {
    // A hidden row is refused like a missing one anyway, so it is tried last.
    const isHidden = ([, key]: readonly [string, string]) => !expected.get(target)?.keys.has(key);
    const keys = bad.filter(([of]) => of === column);
    // People can be unsuitable for more reasons than other rows, so more of them are tried.
    const most = target === 'users' ? 8 : 3;
    return [...keys.filter((one) => !isHidden(one)), ...keys.filter(isHidden)].slice(0, most);
  });
}

/**
 * Rows to insert are generated like the planted test rows (canaries.ts), with the outcome that the
 * specification expects; then a permitted row is tried with forbidden keys.
 */
export async function drawnAttempts(
  world: World,
  actor: Actor,
  table: string,
  { rows: spec, columns, presets }: Adding,
): Promise<readonly Attempt[]> {
  const me = actor.session.variables['x-hasura-user-id'] ?? '';
  const mine = Object.fromEntries(Object.keys(presets).map((column) => [column, me]));
  const holds = (rows: readonly Drawn[]) =>
    holdsFor(
      world,
      actor,
      table,
      spec,
      rows.map(({ row }) => ({ ...row, ...mine })),
    );
  let drawn = await drawnOf(world, actor.place, table, columns);
  let allowed = await holds(drawn);
  if (!allowed.includes(true) && columns.includes('user_id')) {
    // Some rows can be added only for the user themselves.
    const ofMine = ({ object, row }: Drawn): Drawn => ({
      object: { ...object, user_id: me },
      row: { ...row, user_id: me },
    });
    drawn = [...drawn, ...drawn.slice(0, 2).map(ofMine)];
    allowed = await holds(drawn);
  }
  const expected = await world.expected(actor);
  const keys = keysOf(table).filter(([column]) => columns.includes(column));
  /** Rows that refer to hidden ones have their own attempts below. */
  const pointsWell = (object: Row) =>
    keys.every(
      ([column, target]) =>
        object[column] === null ||
        object[column] === undefined ||
        isNamed(actor, target) ||
        !tenantTables.includes(target) ||
        expected.get(target)?.keys.has(String(object[column])),
    );
  const attempts = drawn.flatMap(({ object }, index) =>
    pointsWell(object) ? [{ what: `drawn:${index}`, object, ok: allowed[index] === true }] : [],
  );
  const good = attempts.filter(({ ok }) => ok).slice(0, 2);
  const bad = attempts.filter(({ ok }) => !ok).slice(0, 3);
  const base = good[0]?.object;
  const strange: Attempt[] = [];
  for (const [column, target] of base ? keys : [])
    for (const [kind, key] of await strangeKeys(world, actor, target))
      strange.push({ what: `${column}:${kind}`, object: { ...base, [column]: key }, ok: false, key });
  const index = attempts.findIndex(({ ok }) => ok);
  const whole = drawn[Number(attempts[index]?.what.split(':')[1])]?.row;
  for (const [column, key] of whole
    ? await unfit(world, actor, table, spec, { ...whole, ...mine }, columns)
    : [])
    strange.push({ what: `${column} that does not fit`, object: { ...base, [column]: key }, ok: false });
  return [...good, ...bad, ...strange];
}
