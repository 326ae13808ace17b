import { register } from '@operatory/domain';
import type { Columns } from '@operatory/resource';
import type { Me } from '#session/me.ts';

type Change = 'insert' | 'update' | 'delete';
type Rights = Pick<Me, 'role' | 'grants'>;

function ruleOf(table: string, change: Change, { role, grants }: Rights) {
  const rules = register.find((candidate) => candidate.table === table)?.permissions[role]?.[change] ?? [];
  return rules.find(({ needs }) => needs === undefined || grants.includes(needs));
}

/** Whether this person may add, change or delete rows of the table at all, by the rules that the server applies. */
export const mayChange = (table: string, change: Change, me: Rights): boolean =>
  ruleOf(table, change, me) !== undefined;

/** Whether a column may be written in an added or changed row; one's own row may have more, which `own` counts too. */
export function mayWrite(
  table: string,
  change: 'insert' | 'update',
  column: string,
  me: Rights,
  { own = false }: { own?: boolean } = {},
): boolean {
  const rule = ruleOf(table, change, me) as
    | { readonly columns: Columns; readonly guards?: Readonly<Record<string, unknown>> }
    | undefined;
  if (!rule || (rule.columns !== '*' && !rule.columns.includes(column))) return false;
  return own || !(rule.guards && column in rule.guards);
}
