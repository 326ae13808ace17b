import { register } from '@operatory/domain';
import { type Columns, isMet } from '@operatory/resource';
import type { Me } from '#session/me.ts';

type Change = 'insert' | 'update' | 'delete';
type Rights = Pick<Me, 'role' | 'grants'>;

/** The table's rules that hold for this person, the first being the widest. */
function rulesOf(table: string, change: Change, { role, grants }: Rights) {
  const rules = register.find((candidate) => candidate.table === table)?.permissions[role]?.[change] ?? [];
  return rules.filter(({ needs }) => isMet(needs, (grant) => grants.includes(grant)));
}

/** Whether this person may add, change or delete rows of the table at all, by the rules that the server applies. */
export const mayChange = (table: string, change: Change, me: Rights): boolean =>
  rulesOf(table, change, me).length > 0;

/** Whether a column may be written in an added or changed row; `own`: in the person's own, where a further rule may open more. */
export function mayWrite(
  table: string,
  change: 'insert' | 'update',
  column: string,
  me: Rights,
  { own = false }: { own?: boolean } = {},
): boolean {
  const rules = rulesOf(table, change, me) as readonly { readonly columns: Columns }[];
  return (own ? rules : rules.slice(0, 1)).some(({ columns }) => columns === '*' || columns.includes(column));
}
