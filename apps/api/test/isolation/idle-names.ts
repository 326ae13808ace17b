import type { TablePermissions } from '@operatory/resource';
import { type Action, needsOf, type Rule, rulesOf } from './rules-of.ts';
import { catalog } from './world-catalog.ts';

/**
 * Restricting a row to its name may change nothing: a name has no relationships that lead back, leads forward
 * only through visible columns, and cannot be added together with another row. None of this matters when
 * there is nothing on the other side.
 */
export function leadsNowhere(
  rights: ReadonlySet<string>,
  table: string,
  rule: Rule,
  byTable: Readonly<Record<string, TablePermissions>>,
): boolean {
  // Rules that require a right which the role cannot have are ignored.
  const rulesFor = (name: string, action: Action) =>
    rulesOf(byTable[name] ?? {}, action).filter((one) => needsOf(one).every((need) => rights.has(need)));
  const isRead = (name: string) => rulesFor(name, 'select').some(({ reference }) => reference !== true);
  const shown = (rule.columns ?? []) as readonly string[];
  const own = Object.values(catalog.tables[table]?.relationships ?? {});
  const backwards = Object.values(catalog.tables).filter(({ relationships }) =>
    Object.values(relationships).some((to) => to.kind === 'array' && to.table === table),
  );
  return (
    own.every(({ kind, on, table: target }) =>
      kind === 'array'
        ? !isRead(target)
        : rulesFor(target, 'select').length === 0 ||
          on.every(([ours]) => ours === 'client_id' || shown.includes(ours)),
    ) &&
    backwards.every(({ name }) => !isRead(name)) &&
    rulesFor(table, 'insert').length === 0
  );
}
