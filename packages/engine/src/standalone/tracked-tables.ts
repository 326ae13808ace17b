import type { DatabaseFacts, QualifiedName, RelationFacts } from './database-facts.ts';
import {
  type Metadata,
  type NameMetadata,
  qualifiedName,
  type SourceCustomization,
  type TableMetadata,
} from './metadata.ts';

export interface TrackedTable {
  readonly key: string;
  readonly facts: RelationFacts;
  readonly metadata: TableMetadata;
  readonly customization: SourceCustomization | undefined;
}
export type Warn = (text: string) => void;
export type TrackedTables = ReadonlyMap<string, TrackedTable>;

/**
 * A table's key in the catalog is its own name, prefixed with the schema and a dot unless the schema is
 * public.
 */
export const keyOf = (name: NameMetadata | QualifiedName): string => {
  const { schema, name: own } = qualifiedName(name);
  return schema === 'public' ? own : `${schema}.${own}`;
};

/**
 * A table that is in the metadata but not in the database is skipped with a warning, so that the others can
 * still be used.
 */
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
