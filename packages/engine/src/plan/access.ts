import {
  type DeleteRule,
  type Grant,
  type InsertRule,
  isMet,
  type Needs,
  type SelectRule,
  type TablePermissions,
  type UpdateRule,
} from '@operatory/resource';
import type { Catalog, Table } from '../catalog.ts';
import { columnsOf } from '../schema/open-columns.ts';
import type { Session } from '../session.ts';

/**
 * The rules that apply to a session. Each checked grant is recorded with its result, because a plan can serve
 * only sessions with the same results.
 */
export class Access {
  readonly consulted = new Map<Grant, boolean>();
  constructor(
    private readonly catalog: Catalog,
    private readonly permissions: Readonly<Record<string, TablePermissions>>,
    private readonly grants: Session['grants'],
  ) {}

  select = (table: Table): SelectRule | undefined => this.first(this.of(table)?.select);
  insert = (table: Table): InsertRule | undefined => this.first(this.of(table)?.insert);
  update = (table: Table): UpdateRule | undefined => this.first(this.of(table)?.update);
  /** The session may write under any one of these rules. */
  updates = (table: Table): readonly UpdateRule[] =>
    (this.of(table)?.update ?? []).filter((rule) => this.holds(rule));
  delete = (table: Table): DeleteRule | undefined => this.first(this.of(table)?.delete);

  /** The columns that a rule allows, without secret ones and the tenant column. */
  columns(table: Table, rule: { readonly columns: '*' | readonly string[] }): ReadonlySet<string> {
    return columnsOf(this.catalog, table, rule.columns);
  }

  private of(table: Table): TablePermissions | undefined {
    return Object.hasOwn(this.permissions, table.name) ? this.permissions[table.name] : undefined;
  }

  private first<Rule extends { readonly needs?: Needs }>(
    rules: readonly Rule[] | undefined,
  ): Rule | undefined {
    return rules?.find((rule) => this.holds(rule));
  }

  private holds({ needs }: { readonly needs?: Needs }): boolean {
    return isMet(needs, (grant) => {
      const held = this.grants.has(grant);
      this.consulted.set(grant, held);
      return held;
    });
  }
}
