import type { Catalog } from '../catalog.ts';
import type { Engine } from '../engine-contract.ts';
import { typeName } from '../schema/naming.ts';

/**
 * A table whose name in GraphQL is another table's, or that of another's type or root (`author_aggregate` beside
 * `author`), if there is one.
 * @throws Error with one line when the schema cannot be made for any other reason.
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
    engine.schemaFor('admin');
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const asType = keys.get(/types named "(.+)"/.exec(message)?.[1] ?? '');
    if (asType === undefined) throw new Error(`the schema cannot be made: ${message}`);
    return asType;
  }
}
