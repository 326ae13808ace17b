import { moduleOf } from '@operatory/domain';
import { type BoolExp, eq, or } from '@operatory/resource';
import type { TablerIcon } from '@tabler/icons-react';
import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { nest, searchOf } from '#kit/definition/list-query.ts';
import { readableColumns } from '#kit/definition/readable.ts';
import { titleColumn, titleIn } from '#kit/definition/title-column.ts';
import { resourceOfModule } from '#kit/resource/module-list.ts';
import { menuScreens, type Viewer } from './screens.ts';

/** The maximum number of results for each table, of results in total, and of tables in one request. */
const [maxOfKind, maxResults, maxKinds] = [3, 8, 40];
/**
 * The title columns of tables that are searched. The rows of other tables, such as messages or lots, have no
 * names.
 */
const names = new Set(['name', 'title']);

/** How to find the rows of a table that have a number instead of a name. */
interface Ways {
  readonly own: readonly string[];
  readonly related: readonly { readonly table: string; readonly path: readonly [string, string] }[];
  /** The relationship whose name is shown beside the number. */
  readonly beside: { readonly table: string; readonly relationship: string };
}
const byMoreThanName: Readonly<Record<string, Ways>> = {
  clinic_im_product_orders: {
    own: ['purchase_order_id'],
    related: [
      { table: 'clinic_im_vendors', path: ['vendor', 'name'] },
      { table: 'clinic_im_product_order_items', path: ['clinic_im_product_order_items', 'product_name'] },
    ],
    beside: { table: 'clinic_im_vendors', relationship: 'vendor' },
  },
};

/** A kind of record that has a list, and whose rows are found by name or number. */
export interface SearchKind {
  readonly table: string;
  readonly title: string;
  /** The name of the kind in the singular, shown before the number. */
  readonly singular: string;
  readonly to: string;
  readonly icon: TablerIcon;
  readonly numbered: boolean;
  readonly paths: readonly string[];
  /** The relationship whose name is shown beside the number; null if the row has a name. */
  readonly beside: string | null;
}
export interface FoundRecord {
  readonly kind: SearchKind;
  readonly id: string;
  readonly name: string;
}

/** The kinds of records that this user can search. Tasks and users have searches of their own. */
export function kindsFor(me: Viewer): readonly SearchKind[] {
  const known = new Set(['tasks', 'users']);
  const kinds = menuScreens(me).flatMap(({ module, title, to, icon, search }) => {
    const resource = module === null ? undefined : resourceOfModule(moduleOf(module));
    if (!resource || search || !to.endsWith('/list') || module?.startsWith('my-')) return [];
    const { table, fields, singular } = resource;
    const readable = readableColumns(table, me);
    const name = titleColumn(table);
    const ways = byMoreThanName[table];
    if (known.has(table) || !readable?.filterable(name) || !(names.has(name) || ways)) return [];
    known.add(table);
    const canFilter = (of: string, column: string) => readableColumns(of, me)?.filterable(column) ?? false;
    const paths = ways
      ? [
          ...ways.own.filter(readable.filterable),
          ...ways.related
            .filter(({ table: of, path }) => canFilter(of, path[1]))
            .map(({ path }) => path.join('.')),
        ]
      : [name];
    const beside = ways && canFilter(ways.beside.table, 'name') ? ways.beside.relationship : null;
    const numbered = fields?.short_id !== undefined && readable.filterable('short_id');
    return [{ table, title, singular, to, icon, numbered, paths, beside }];
  });
  return kinds.slice(0, maxKinds);
}

/**
 * The condition that finds rows of a kind by a text. For a number, rows match by their number, and by name
 * only if the kind has names.
 */
export function searchConditionOf(
  { table, numbered, paths }: Pick<SearchKind, 'table' | 'numbered' | 'paths'>,
  text: string,
): BoolExp {
  const number = numbered && /^#?(\d{1,9})$/.exec(text)?.[1];
  if (!number) return paths.length > 0 ? searchOf(paths, text) : { _or: [] };
  if (titleColumn(table) !== 'short_id') return or(searchOf(paths, text), eq('short_id', Number(number)));
  const own = paths.filter((path) => !path.includes('.'));
  return or(eq('short_id', Number(number)), ...own.map((path) => nest([path], { _eq: number })));
}

/** The name of a result: `Order 24 · Medline`, or its title. */
export function foundName(
  { table, singular, beside }: SearchKind,
  row: Readonly<Record<string, unknown>>,
): string {
  if (titleColumn(table) !== 'short_id') return titleIn(table, row);
  const other = beside ? (row[beside] as { readonly name?: string } | null | undefined)?.name : undefined;
  return [`${singular} ${row.short_id}`, ...(other ? [other] : [])].join(' · ');
}

/** The URL of a record's page. If it has none, that URL redirects to the list with the record open. */
export const foundAddress = ({ to }: Pick<SearchKind, 'to'>, id: string): string =>
  to.replace(/\/list$/, `/view/${encodeURIComponent(id)}`);

/** The results to show. If a number was typed, rows that have numbers instead of names come first. */
export function bestMatches(found: readonly FoundRecord[], text: string): readonly FoundRecord[] {
  const byNumber = ({ kind }: FoundRecord) =>
    /^#?\d+$/.test(text) && titleColumn(kind.table) === 'short_id' ? 0 : 1;
  return found.toSorted((one, other) => byNumber(one) - byNumber(other)).slice(0, maxResults);
}

/** Searches all kinds of records that `kindsFor` returns, in one request. */
export function useRecordSearch(me: Viewer, text: string, pause: boolean): readonly FoundRecord[] {
  const kinds = useMemo(() => kindsFor(me), [me]);
  const query = useMemo(
    () =>
      graphql<
        Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>,
        Record<string, BoolExp>
      >(
        // A user without any list, such as after the end of their organisation's plan, has nothing to search.
        kinds.length === 0
          ? 'query paletteRecords { __typename }'
          : `query paletteRecords(${kinds.map(({ table }) => `$${table}: ${table}_bool_exp!`).join(', ')}) {
          ${kinds
            .map(({ table, beside }) => {
              const title = titleColumn(table);
              // Rows with numbers are sorted by the newest, others by name.
              const direction = title === 'short_id' ? 'desc' : 'asc';
              return `${table}(where: $${table}, order_by: [{ ${title}: ${direction} }], limit: ${maxOfKind}) { id ${title} ${beside ? `${beside} { name }` : ''} }`;
            })
            .join('\n')}
        }`,
      ),
    [kinds],
  );
  const wanted = Object.fromEntries(kinds.map((kind) => [kind.table, searchConditionOf(kind, text)]));
  const { data } = useQueryData(query, wanted, { pause: pause || kinds.length === 0 });
  if (pause) return [];
  return bestMatches(
    kinds.flatMap((kind) =>
      (data?.[kind.table] ?? []).map((row) => ({ kind, id: String(row.id), name: foundName(kind, row) })),
    ),
    text,
  );
}
