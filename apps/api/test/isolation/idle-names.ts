import type { TablePermissions } from '@operatory/resource';
import { type Action, needsOf, type Rule, rulesOf } from './rules-of.ts';
import { catalog } from './world-catalog.ts';

/**
 * Whether a row that is a name alone leads nowhere in any case: a name is reached backwards by nothing, leads forwards by the
 * columns that are shown, and is not added along with another row. All three are of no account where nothing is on the other side.
 */
export function leadsNowhere(
  rights: ReadonlySet<string>,
  table: string,
  rule: Rule,
  byTable: Readonly<Record<string, TablePermissions>>,
): boolean {
  // What a role is not offered nobody of it holds.
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
