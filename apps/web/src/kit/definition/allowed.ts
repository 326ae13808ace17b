import { register } from '@operatory/domain';
import { type BoolExp, type Columns, couldMatch, isMet, matches, type Row } from '@operatory/resource';
import type { Me } from '#session/me.ts';

type Change = 'insert' | 'update' | 'delete';
type Rights = Pick<Me, 'role' | 'grants'>;

/** The table's rules for this change that apply to the user, the widest first. */
function rulesOf(table: string, change: Change, { role, grants }: Rights) {
  const rules = register.find((candidate) => candidate.table === table)?.permissions[role]?.[change] ?? [];
  return rules.filter(({ needs }) => isMet(needs, (grant) => grants.includes(grant)));
}

/** Whether this user may add, change or delete any rows of the table, by the same rules as the server's. */
export const mayChange = (table: string, change: Change, me: Rights): boolean =>
  rulesOf(table, change, me).length > 0;

const sessionOf = (me: Pick<Me, 'user' | 'clinics'>): Readonly<Record<string, string>> => ({
  'x-hasura-user-id': me.user.id,
  'x-hasura-clinic-ids': `{${me.clinics.map(({ id }) => id).join(',')}}`,
});

/** Whether the user may change or delete this row; false if the row lacks a value that the rules need. */
export function mayChangeRow(
  table: string,
  change: 'update' | 'delete',
  row: Row,
  me: Rights & Pick<Me, 'user' | 'clinics'>,
): boolean {
  const rules = rulesOf(table, change, me) as readonly { readonly filter: BoolExp }[];
  return rules.some(({ filter }) => matches(filter, row, { session: sessionOf(me) }));
}

/**
 * Whether changing or deleting a partly loaded row is offered: unless its loaded values show that the user
 * may not.
 */
export function mightChangeRow(
  table: string,
  change: 'update' | 'delete',
  row: Row,
  me: Parameters<typeof mayChangeRow>[3],
): boolean {
  const rules = rulesOf(table, change, me) as readonly { readonly filter: BoolExp }[];
  return rules.some(({ filter }) => couldMatch(filter, row, { session: sessionOf(me) }));
}

export const mayAdd = (table: string, row: Row, me: Parameters<typeof mayChangeRow>[3]): boolean =>
  rulesOf(table, 'insert', me).some(
    (rule) =>
      'check' in rule && rule.check !== undefined && matches(rule.check, row, { session: sessionOf(me) }),
  );

/**
 * Whether the user may write a column of an added or changed row. `own` means the user's own row, for which
 * another rule may allow more.
 */
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
