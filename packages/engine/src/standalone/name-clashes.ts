import type { Catalog, Table, TrackedFunction } from '../catalog.ts';
import type { Engine } from '../engine-contract.ts';
import { type RootKind, rootNames, typeName } from '../schema/naming.ts';
import { ofTable } from '../schema/type-naming.ts';
import { scalarName } from '../schema/types-of-postgres.ts';
import { keyOf, type Warn } from './tracked-tables.ts';

/**
 * A table clashes if its GraphQL name is also the name of another table, or of another table's type or root
 * (`author_aggregate` beside `author`). @returns The key of one such table, if there is one. @throws Error
 * with one line when the schema cannot be built for any other reason
 */
export function clashingTable(engine: Engine, { tables }: Catalog): string | undefined {
  const keys = new Map<string, string>();
  for (const [key, table] of Object.entries(tables)) {
    if (keys.has(typeName(table))) return key;
    keys.set(typeName(table), key);
  }
  for (const name of keys.keys()) {
    const asRoot = keys.get(`${name}_aggregate`) ?? keys.get(`${name}_by_pk`);
    if (asRoot !== undefined) return asRoot;
  }
  try {
    engine.plan({ query: '{ __typename }' }, { role: 'admin', variables: {}, grants: new Set() });
    if (mayClash([...keys.keys()], tables)) engine.schemaFor('admin');
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const asType = keys.get(/types named "(.+)"/.exec(message)?.[1] ?? '');
    if (asType === undefined) throw new Error(`the schema cannot be made: ${message}`);
    return asType;
  }
}

/** Types with these endings, and the built-in types, belong to no table. */
const ofOthers =
  /_(args|comparison_exp|cast_exp|input)$|^(Int|Float|String|Boolean|ID|order_by|cursor_ordering|(query|mutation|subscription)_root)$/;

/** Building the whole schema is slow when there are many tables, so it is skipped if no name can clash. */
function mayClash(names: readonly string[], tables: Catalog['tables']): boolean {
  const known = new Set(names);
  const columns = Object.values(tables).flatMap((table) => Object.values(table.columns));
  const types = [...new Set(columns.map(({ type }) => scalarName(type)))];
  const isOfTable = (name: string) => {
    for (let end = name.indexOf('_'); end > 0; end = name.indexOf('_', end + 1))
      if (known.has(name.slice(0, end)) && ofTable.test(name.slice(end + 1))) return true;
    return false;
  };
  return names.some((name) => ofOthers.test(name)) || [...names, ...types].some(isOfTable);
}

/**
 * Returns the functions whose root fields and arguments types have names of their own. Names of tables'
 * root fields and of earlier functions are taken.
 */
export function withoutClashes<One extends TrackedFunction>(
  functions: readonly One[],
  tables: Catalog['tables'],
  warn: Warn,
): One[] {
  const taken = new Set(Object.values(tables).flatMap(rootsOf));
  return functions.filter((one) => {
    const names = namesOf(one);
    const clash = names.find((name, index) => taken.has(name) || names.indexOf(name) < index);
    if (clash === undefined) {
      for (const name of names) taken.add(name);
      return true;
    }
    const [, name] = clash.split(' ');
    warn(
      `function ${keyOf({ schema: one.call.schema ?? 'public', name: one.call.name })} is left out: "${name}" is the name of something else`,
    );
    return false;
  });
}

const reading = ['query', 'subscription'];

/** The same name may be used by a query and a mutation, so each name is prefixed with its place. */
function namesOf({ call, kind, rootName, aggregateName, argumentsType }: TrackedFunction): string[] {
  const roots = call.returnsSet ? [rootName, aggregateName] : [rootName];
  const places = kind === 'mutation' ? ['mutation'] : reading;
  const takesArguments = call.arguments.some((one) => 'field' in one);
  return [
    ...places.flatMap((place) => roots.map((root) => `${place} ${root}`)),
    ...(takesArguments ? [`type ${argumentsType}`] : []),
  ];
}

function rootsOf(table: Table): string[] {
  const names = rootNames(table);
  const hasKey = table.primaryKey.columns.length > 0;
  const byKey = (kind: RootKind): RootKind[] => (hasKey ? [kind] : []);
  const { insert = true, update = true, delete: remove = true } = table.writable ?? {};
  const reads: RootKind[] = ['list', 'aggregate', ...byKey('byPk')];
  const writes: RootKind[] = [
    ...(insert ? (['insert', 'insertOne'] as const) : []),
    ...(update ? (['update', 'updateMany', ...byKey('updateByPk')] as const) : []),
    ...(remove ? (['delete', ...byKey('deleteByPk')] as const) : []),
  ];
  return [
    ...reading.flatMap((place) => reads.map((kind) => `${place} ${names[kind]}`)),
    `subscription ${names.stream}`,
    ...writes.map((kind) => `mutation ${names[kind]}`),
  ];
}
