import { register } from '@operatory/domain';
import type { Me } from '#session/me.ts';

/**
 * The columns of a table that this person may read, by the same rules that the server applies;
 * null when there are none. `filterable` leaves out what may be masked.
 */
export function readableColumns(
  table: string,
  me: Pick<Me, 'role' | 'grants'>,
): { has: (column: string) => boolean; filterable: (column: string) => boolean } | null {
  const resource = register.find((candidate) => candidate.table === table);
  const rules = resource?.permissions[me.role]?.select ?? [];
  const rule = rules.find(({ needs }) => needs === undefined || me.grants.includes(needs));
  if (!rule) return null;
  const { columns, masks = {} } = rule;
  const has = (column: string) => columns === '*' || columns.includes(column);
  return { has, filterable: (column) => has(column) && !(column in masks) };
}
