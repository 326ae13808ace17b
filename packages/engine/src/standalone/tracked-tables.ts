import type { DatabaseFacts, QualifiedName, RelationFacts } from './database-facts.ts';
import {
  type Metadata,
  type NameMetadata,
  qualified,
  type SourceCustomization,
  type TableMetadata,
} from './metadata.ts';

/** A tracked table with its definitions from the database and the metadata. */
export interface TrackedTable {
  readonly key: string;
  readonly facts: RelationFacts;
  readonly metadata: TableMetadata;
  readonly customization: SourceCustomization | undefined;
}
export type Warn = (text: string) => void;
export type TrackedTables = ReadonlyMap<string, TrackedTable>;

/** The catalog's name for a table: its own name, prefixed with the schema and a dot unless the schema is public. */
export const keyOf = (name: NameMetadata | QualifiedName): string => {
  const { schema, name: own } = qualified(name);
  return schema === 'public' ? own : `${schema}.${own}`;
};

/** The tables of the metadata that exist in the database. */
export function trackedTables(facts: DatabaseFacts, metadata: Metadata, warn: Warn): TrackedTables {
  const relations = new Map(facts.relations.map((relation) => [keyOf(relation), relation]));
  const tracked = new Map<string, TrackedTable>();
  for (const source of metadata.sources) {
    for (const table of source.tables ?? []) {
      const key = keyOf(table.table);
      const relation = relations.get(key);
      if (relation)
        tracked.set(key, { key, facts: relation, metadata: table, customization: source.customization });
      else warn(`the database has no table ${key}`);
    }
  }
  return tracked;
}
