import type { AnyResource, BoolExp, Field } from '@operatory/resource';
import { orderOf, searchOf } from '#kit/definition/list-query.ts';
import { readableOf } from '#kit/definition/readable.ts';
import { isTitleText, titlePath, titleSelect } from '#kit/definition/title-column.ts';
import { nameOf } from '#kit/resource/from-resource.tsx';
import type { Me } from '#session/me.ts';

/** A column shown beside the name, such as the clinic of a task. */
export interface PickDetail {
  readonly column: string;
  readonly field: Field;
}

/** How a picker searches one kind of record, with what the user may read. */
export interface PickQuery {
  readonly table: string;
  readonly name: (row: object) => string;
  /** The columns, or `relationship.column`, that the search looks in. */
  readonly search: readonly string[];
  readonly picture: string | null;
  readonly colour: string | null;
  readonly details: readonly PickDetail[];
  /** Whether only ACTIVE rows are offered. */
  readonly activeOnly: boolean;
  /** A condition for all offered rows. */
  readonly only: BoolExp;
  readonly limit: number;
  /** The text of the GraphQL query, with the variables `$where` and `$order`. */
  readonly text: string;
  readonly order: readonly Record<string, unknown>[];
}

export function rowNamer(resource: AnyResource): (row: object) => string {
  const name = nameOf(resource);
  return (row) => name(row as Readonly<Record<string, unknown>>);
}

const rowLimit = 50;
/** The limit of a search that also reads other tables, which takes longer. */
const joinedLimit = 20;

/** How a picker searches the rows of a table; null if the user may not read them. */
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
  const naming: PickDetail = { column: title, field: fields[title] ?? { kind: 'text' } };
  const read = ['id', selectOf(naming), picture, colour, ...details.map(selectOf)].filter(
    (part) => part !== null,
  );
  return {
    table,
    name: rowNamer(resource),
    search:
      naming.field.kind === 'text'
        ? (resource.list.search ?? [title]).filter(readable.filterable)
        : // Rows without a name of their own are found by the row that they refer to.
          [
            ...(resource.list.search ?? []).filter(readable.filterable),
            ...[naming, ...details].filter(({ column }) => readable.filterable(column)).flatMap(nameInDetail),
          ],
    picture,
    colour,
    details,
    activeOnly:
      status?.kind === 'enum' &&
      status.options.some(({ value }) => value === 'ACTIVE') &&
      readable.filterable('status'),
    only: picker?.where ?? {},
    limit,
    text: `query pick_${table}($where: ${table}_bool_exp!, $order: [${table}_order_by!]) {
      ${table}(where: $where, order_by: $order, limit: ${limit}) { ${[...new Set(read)].join(' ')} }
    }`,
    order: orderOf(nameInDetail(naming)[0] ?? title),
  };
}

/** The path of the name of the row that a detail refers to: `user.display_name`. */
const nameInDetail = ({ field }: PickDetail): string[] =>
  field.kind === 'reference' && !field.many && isTitleText(field.table)
    ? [[field.relationship, ...titlePath(field.table)].join('.')]
    : [];

const selectOf = ({ column, field }: PickDetail): string =>
  field.kind === 'reference' ? `${field.relationship} { id ${titleSelect(field.table)} }` : column;

/** A right that the people in a search must have. */
export interface RequiredRight {
  readonly module: string;
  readonly action: string;
}

/** A search for people with a right. The server decides who has it; `$text` is the search text. */
export const holdersQuery = (query: PickQuery, { module, action }: RequiredRight): PickQuery => ({
  ...query,
  details: [],
  limit: rowLimit,
  text: `query pick_holders($text: String!) {
    users: users_with_action(module: "${module}", action: "${action}", text: $text) {
      id display_name profile_image color_code
    }
  }`,
});

/**
 * The condition for the offered rows: ACTIVE with `activeOnly`, matching the text and `where`, and not in
 * `without`.
 */
export function pickWhere(
  { search, activeOnly, only }: Pick<PickQuery, 'search' | 'activeOnly' | 'only'>,
  text: string,
  where: BoolExp = {},
  without: readonly string[] = [],
): BoolExp {
  const parts: BoolExp[] = [only, where];
  if (activeOnly) parts.push({ status: { _eq: 'ACTIVE' } });
  if (text.trim() !== '' && search.length > 0) parts.push(searchOf(search, text));
  if (without.length > 0) parts.push({ id: { _nin: without } });
  return { _and: parts };
}
