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

/** The inputs for planning one operation, and the facts collected while planning it. */
export class Planning {
  /** Every table that the statement reads or writes, including those in permission filters. */
  readonly tables = new Set<string>();
  /** Set if a rule that spans tenants was used; the plan then runs on the platform's pool. */
  acrossTenants = false;
  /** Set if a rule compares with the current time or a function reads the clock; the result may then change without a write. */
  dependsOnNow = false;
  /** Set if an encrypted column is selected; the response must then be decrypted. */
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
    /** Follows Hasura's rules where the product differs from them. */
    readonly hasuraRules: boolean,
    /** If set, a comparison with null is ignored, as in Hasura 1; otherwise a null operand is an error. */
    readonly nullIsNoCondition: boolean,
  ) {}

  /** The values that decide @include and @skip. */
  get given(): GivenFields {
    return this;
  }

  /** Counts a use of the table, so that nested fragments cannot grow a plan without limit. */
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

  /** Counts a caller's condition, because thousands of them would block the process and PostgreSQL's planner for everybody else. */
  condition(path: string) {
    this.conditions += 1;
    if (this.conditions > this.limits.conditions)
      throw new EngineError(
        'limit-exceeded',
        `the operation has more than ${this.limits.conditions} conditions`,
        path,
      );
  }

  /** The GraphQL name of a type derived from a table, such as `bool_exp`; used in messages to callers. */
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
   * Tenant isolation, added at every node of a tenant's table, for every rule. Only a rule marked as spanning tenants is exempt, and
   * its plan runs on a separate pool.
   */
  tenant(table: Table, acrossTenants = false): Condition {
    const { tenancy } = this.catalog;
    if (!tenancy) return always;
    if (acrossTenants) {
      // Set even if the table has no tenant column: `clients` is isolated by row-level security alone.
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
