import { register } from '@operatory/domain';
import { type BoolExp, type Columns, couldMatch, isMet, matches, type Row } from '@operatory/resource';
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

const sessionOf = (me: Pick<Me, 'user' | 'clinics'>): Readonly<Record<string, string>> => ({
  'x-hasura-user-id': me.user.id,
  'x-hasura-clinic-ids': `{${me.clinics.map(({ id }) => id).join(',')}}`,
});

/** Whether this very row may be changed or deleted; it holds what the rules ask about, else it may not. */
export function mayTouch(
  table: string,
  change: 'update' | 'delete',
  row: Row,
  me: Rights & Pick<Me, 'user' | 'clinics'>,
): boolean {
  const rules = rulesOf(table, change, me) as readonly { readonly filter: BoolExp }[];
  return rules.some(({ filter }) => matches(filter, row, { session: sessionOf(me) }));
}

/** Whether it is worth offering to change or delete this row, of which some is read: false where that alone refuses it. */
export function couldTouch(
  table: string,
  change: 'update' | 'delete',
  row: Row,
  me: Parameters<typeof mayTouch>[3],
): boolean {
  const rules = rulesOf(table, change, me) as readonly { readonly filter: BoolExp }[];
  return rules.some(({ filter }) => couldMatch(filter, row, { session: sessionOf(me) }));
}

/** Whether this person may add this very row. */
export const mayAdd = (table: string, row: Row, me: Parameters<typeof mayTouch>[3]): boolean =>
  rulesOf(table, 'insert', me).some(
    (rule) =>
      'check' in rule && rule.check !== undefined && matches(rule.check, row, { session: sessionOf(me) }),
  );

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
