import { register } from '@operatory/domain';
import { type BoolExp, type Columns, couldMatch, isMet, matches, type Row } from '@operatory/resource';
import type { Me } from '#session/me.ts';

type Change = 'insert' | 'update' | 'delete';
type Rights = Pick<Me, 'role' | 'grants'>;

/** The table's rules that apply to this user, the widest first. */
function rulesOf(table: string, change: Change, { role, grants }: Rights) {
  const rules = register.find((candidate) => candidate.table === table)?.permissions[role]?.[change] ?? [];
  return rules.filter(({ needs }) => isMet(needs, (grant) => grants.includes(grant)));
}

/** Whether this user may add, change or delete rows of the table at all, by the server's rules. */
export const mayChange = (table: string, change: Change, me: Rights): boolean =>
  rulesOf(table, change, me).length > 0;

const sessionOf = (me: Pick<Me, 'user' | 'clinics'>): Readonly<Record<string, string>> => ({
  'x-hasura-user-id': me.user.id,
  'x-hasura-clinic-ids': `{${me.clinics.map(({ id }) => id).join(',')}}`,
});

/** Whether this row may be changed or deleted; false when it lacks a value that the rules need. */
export function mayChangeRow(
  table: string,
  change: 'update' | 'delete',
  row: Row,
  me: Rights & Pick<Me, 'user' | 'clinics'>,
): boolean {
  const rules = rulesOf(table, change, me) as readonly { readonly filter: BoolExp }[];
  return rules.some(({ filter }) => matches(filter, row, { session: sessionOf(me) }));
}

/** Whether to offer changing or deleting this partly loaded row: false only when the loaded values already exclude it. */
export function mightChangeRow(
  table: string,
  change: 'update' | 'delete',
  row: Row,
  me: Parameters<typeof mayChangeRow>[3],
): boolean {
  const rules = rulesOf(table, change, me) as readonly { readonly filter: BoolExp }[];
  return rules.some(({ filter }) => couldMatch(filter, row, { session: sessionOf(me) }));
}

/** Whether this user may add this row. */
export const mayAdd = (table: string, row: Row, me: Parameters<typeof mayChangeRow>[3]): boolean =>
  rulesOf(table, 'insert', me).some(
    (rule) =>
      'check' in rule && rule.check !== undefined && matches(rule.check, row, { session: sessionOf(me) }),
  );

/** Whether a column may be written in an added or changed row; `own`: in the user's own row, where a further rule may allow more. */
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
