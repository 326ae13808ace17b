import type { Catalog, Table } from '../catalog.ts';
import type { Change } from './live-plan.ts';

/** The part of a catalog that a feed uses, so that a host can include tables that are not in GraphQL. */
export interface FeedCatalog extends Pick<Catalog, 'tenancy'> {
  readonly tables: Readonly<
    Record<string, Pick<Table, 'name' | 'schema' | 'relation' | 'tenant' | 'shared'>>
  >;
}

export interface WatchedTable {
  readonly table: string;
  readonly tenantColumn: string | undefined;
  /** Makes the change of a row from its tenant column, which the feed reports as text. */
  change(tenant: string | null | undefined): Change;
}

/** Maps PostgreSQL's names to the catalog's, for the watched tables. */
export class ChangeNames {
  readonly #tables = new Map<string, WatchedTable>();

  constructor(catalog: FeedCatalog, skip: ReadonlySet<string>) {
    for (const [name, table] of Object.entries(catalog.tables)) {
      if (!skip.has(name))
        this.#tables.set(
          `${table.schema ?? 'public'}.${table.relation ?? table.name}`,
          watched(name, table, catalog),
        );
    }
  }

  /** Finds a table by its schema and name, such as `public.tasks`. Undefined if it is not watched. */
  get(relation: string): WatchedTable | undefined {
    return this.#tables.get(relation);
  }
}

function watched(name: string, table: FeedCatalog['tables'][string], { tenancy }: FeedCatalog): WatchedTable {
  if (!tenancy || !table.tenant)
    return { table: name, tenantColumn: undefined, change: () => ({ table: name, tenant: null }) };
  return {
    table: name,
    tenantColumn: tenancy.column,
    // The platform's rows of a shared table are readable by every tenant.
    change: (tenant) => ({
      table: name,
      tenant: table.shared && tenant === tenancy.platformId ? null : (tenant ?? null),
    }),
  };
}

/** A set of changes without duplicates. */
export class ChangeSet {
  readonly #changes = new Map<string, Change>();

  add(change: Change): void {
    this.#changes.set(`${change.table} ${change.tenant ?? ''}`, change);
  }
  get size(): number {
    return this.#changes.size;
  }
  values(): Change[] {
    return [...this.#changes.values()];
  }
}
