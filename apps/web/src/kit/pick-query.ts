import type { AnyResource, BoolExp, Field } from '@operatory/resource';
import type { Me } from '#session/me.ts';
import { orderOf, searchOf } from './list-query.ts';
import { readableOf } from './readable.ts';
import { titleSelect } from './title-column.ts';

/** A column told beside the name, e.g. a task's clinic. */
export interface PickDetail {
  readonly column: string;
  readonly field: Field;
}

/** What a pick dialog reads of one kind of record, as far as the person may. */
export interface PickQuery {
  readonly table: string;
  /** Searched and sorted by. */
  readonly title: string;
  readonly search: readonly string[];
  readonly picture: string | null;
  readonly colour: string | null;
  readonly details: readonly PickDetail[];
  /** Only ACTIVE rows are offered. */
  readonly activeOnly: boolean;
  readonly limit: number;
  /** The operation's text, with `$where` and `$order`. */
  readonly text: string;
  readonly order: readonly Record<string, unknown>[];
}

const rowLimit = 50;
/** A search that reads other tables besides. */
const joinedLimit = 20;

/** How a table's rows are searched for picking; null where the person may not read them. */
export function pickQuery(resource: AnyResource, me: Pick<Me, 'role' | 'grants'>): PickQuery | null {
  const { table, title, fields = {}, picker } = resource;
  const readable = readableOf(resource, me);
  if (!readable?.has(title)) return null;
  const first = (fits: (field: Field) => boolean) =>
    Object.entries(fields).find(([name, field]) => field && fits(field) && readable.has(name))?.[0] ?? null;
  const picture = first((field) => field.kind === 'file' && field.accept === 'image');
  const colour = first(({ kind }) => kind === 'colour');
  const status = fields.status;
  const details = (picker?.details ?? [])
    .filter((column) => readable.has(column))
    .map((column): PickDetail => ({ column, field: fields[column] ?? { kind: 'text' } }));
  const limit = details.some(({ field }) => field.kind === 'reference') ? joinedLimit : rowLimit;
  const read = ['id', title, picture, colour, ...details.map(selectOf)].filter((part) => part !== null);
  return {
    table,
    title,
    search: (resource.list.search ?? [title]).filter(readable.filterable),
    picture,
    colour,
    details,
    activeOnly:
      status?.kind === 'enum' &&
      status.options.some(({ value }) => value === 'ACTIVE') &&
      readable.filterable('status'),
    limit,
    text: `query pick_${table}($where: ${table}_bool_exp!, $order: [${table}_order_by!]) {
      ${table}(where: $where, order_by: $order, limit: ${limit}) { ${[...new Set(read)].join(' ')} }
    }`,
    order: orderOf(title),
  };
}

const selectOf = ({ column, field }: PickDetail): string =>
  field.kind === 'reference' ? `${field.relationship} { id ${titleSelect(field.table)} }` : column;

/** Which rows are offered: those whose name contains the text, ACTIVE, as the caller says, and none of `without`. */
export function pickWhere(
  { search, activeOnly }: Pick<PickQuery, 'search' | 'activeOnly'>,
  text: string,
  where: BoolExp = {},
  without: readonly string[] = [],
): BoolExp {
  const parts: BoolExp[] = [where];
  if (activeOnly) parts.push({ status: { _eq: 'ACTIVE' } });
  if (text.trim() !== '' && search.length > 0) parts.push(searchOf(search, text));
  if (without.length > 0) parts.push({ id: { _nin: without } });
  return { _and: parts };
}
