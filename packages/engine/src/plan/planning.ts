import type { Catalog, Relationship, Table } from '../catalog.ts';
import { EngineError } from '../errors.ts';
import type { Fragments } from '../read/fields.ts';
import type { GivenFields } from '../read/input.ts';
import type { Limits } from '../read/limits.ts';
import type { Source } from '../read/source.ts';
import type { Definitions } from '../read/variables.ts';
import { typeName } from '../schema/naming.ts';
import { typeNaming } from '../schema/type-naming.ts';
import type { RootTypes } from '../schema/types-at-hand.ts';
import type { Access } from './access.ts';
import { always, type Condition } from './ir.ts';

const namings = new WeakMap<Catalog, ReturnType<typeof typeNaming>>();

export class Planning {
  /** All tables that the statement uses, including those in filters of permissions. */
  readonly tables = new Set<string>();
  /** Set when a rule for all tenants was used. The plan then runs on the platform's pool. */
  acrossTenants = false;
  /** Set when a rule or function reads the clock, because the result may then change without a write. */
  dependsOnNow = false;
  /** Set when an encrypted column is selected, because the response must then be decrypted. */
  encrypted = false;
  private nodes = 0;
  private conditions = 0;

  constructor(
    readonly catalog: Catalog,
    readonly roots: RootTypes,
    readonly access: Access,
    readonly fragments: Fragments,
    readonly variables: Readonly<Record<string, unknown>>,
    readonly definitions: Definitions,
    readonly bulk: ReadonlySet<string>,
    readonly limits: Limits,
    readonly stringifyNumeric: boolean,
    /** Follows Hasura where the product differs. */
    readonly hasuraRules: boolean,
    /** Ignores comparisons with null, as in Hasura 1. Otherwise they are errors. */
    readonly nullIsNoCondition: boolean,
  ) {}

  get given(): GivenFields {
    return this;
  }

  /** Counts uses of tables, so that nested fragments cannot make a plan endlessly large. */
  enter(table: Table) {
    this.tables.add(table.name);
    this.nodes += 1;
    if (this.nodes > this.limits.nodes)
      throw new EngineError(
        'limit-exceeded',
        `the operation reads tables more than ${this.limits.nodes} times`,
        '$.selectionSet',
      );
  }

  /**
   * Counts a caller's conditions, because thousands of them would block this process and PostgreSQL's
   * planner.
   */
  condition(path: string) {
    this.conditions += 1;
    if (this.conditions > this.limits.conditions)
      throw new EngineError(
        'limit-exceeded',
        `the operation has more than ${this.limits.conditions} conditions`,
        path,
      );
  }

  /** The GraphQL name of a table's type, such as `bool_exp`, for error messages. */
  typeName(table: Table, kind: string): string {
    let naming = namings.get(this.catalog);
    if (!naming) {
      naming = typeNaming(this.catalog);
      namings.set(this.catalog, naming);
    }
    return naming(`${typeName(table)}_${kind}`);
  }

  table(name: string): Table {
    const table = Object.hasOwn(this.catalog.tables, name) ? this.catalog.tables[name] : undefined;
    if (!table) throw new Error(`the catalog has no table ${name}`);
    return table;
  }

  relationship(table: Table, name: string): Relationship | undefined {
    return Object.hasOwn(table.relationships, name) ? table.relationships[name] : undefined;
  }

  /**
   * The condition that isolates tenants, added wherever a tenant's table is used. Only rules marked for all
   * tenants are exempt, and their plans run on another pool.
   */
  tenant(table: Table, acrossTenants = false): Condition {
    const { tenancy } = this.catalog;
    if (!tenancy) return always;
    if (acrossTenants) {
      // Set even if the table has no tenant column, because row-level security isolates `clients`.
      this.acrossTenants = true;
      return always;
    }
    if (!table.tenant) return always;
    const is = (source: Source): Condition => ({
      is: 'compare',
      column: tenancy.column,
      operator: '_eq',
      with: { source, type: 'uuid' },
    });
    const mine = is({ from: 'session', name: tenancy.sessionVariable });
    return table.shared
      ? { is: 'or', of: [mine, is({ from: 'constant', value: tenancy.platformId })] }
      : mine;
  }
}
