import { register } from '@operatory/domain';
import { type AnyResource, type BoolExp, selectRuleOf } from '@operatory/resource';
import type { Me } from '#session/me.ts';

interface Readable {
  readonly has: (column: string) => boolean;
  /** Whether the user can filter by the column; a column that is masked in some rows cannot be filtered. */
  readonly filterable: (column: string) => boolean;
}
type Rights = Pick<Me, 'role' | 'grants'>;

/**
 * The columns of a table that this user may read, by the same rules as the server's; null if there are none.
 */
export function readableColumns(table: string, me: Rights): Readable | null {
  const resource = register.find((candidate) => candidate.table === table);
  return resource ? readableOf(resource, me) : null;
}

export function readableOf(resource: Pick<AnyResource, 'permissions'>, me: Rights): Readable | null {
  const rule = selectRuleOf(resource.permissions[me.role], (grant) => me.grants.includes(grant));
  if (!rule) return null;
  const { columns, masks = {} } = rule;
  // A column that is masked in every row is not readable.
  const has = (column: string) => (columns === '*' || columns.includes(column)) && !isNever(masks[column]);
  return { has, filterable: (column) => has(column) && !(column in masks) };
}

/** Whether a condition matches no row, which is written as an empty `_or`. */
const isNever = (filter: BoolExp | undefined): boolean => filter?._or?.length === 0;
