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

/** Limits: results per kind of record, results in total, and kinds per request. */
const [mostOfKind, mostOfAll, mostKinds] = [3, 8, 40];
/** What is called otherwise, a message or a lot, has no name to look for. */
const names = new Set(['name', 'title']);

/** A table whose rows are also found by other columns, its own and those of related tables. */
interface Ways {
  readonly own: readonly string[];
  readonly related: readonly { readonly table: string; readonly path: readonly [string, string] }[];
  /** The relationship whose name describes a row better than its number. */
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

/** A kind of record with a list of its own that is found by its rows' name, or by their number. */
export interface Kind {
  readonly table: string;
  readonly title: string;
  /** One of them, in front of its number. */
  readonly singular: string;
  readonly to: string;
  readonly icon: TablerIcon;
  readonly numbered: boolean;
  /** The paths that are looked through. */
  readonly paths: readonly string[];
  /** The relationship whose name is shown beside the number. */
  readonly beside: string | null;
}
export interface FoundRecord {
  readonly kind: Kind;
  readonly id: string;
  readonly name: string;
}

/** The kinds that this person may look for. Tasks and people are found by words of their own. */
export function kindsFor(me: Viewer): readonly Kind[] {
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
  return kinds.slice(0, mostKinds);
}

/** What of a kind is meant by this text. Of what is called by its number, a number means that one alone. */
export function foundBy(
  { table, numbered, paths }: Pick<Kind, 'table' | 'numbered' | 'paths'>,
  text: string,
): BoolExp {
  const number = numbered && /^#?(\d{1,9})$/.exec(text)?.[1];
  if (!number) return paths.length > 0 ? searchOf(paths, text) : { _or: [] };
  if (titleColumn(table) !== 'short_id') return or(searchOf(paths, text), eq('short_id', Number(number)));
  const own = paths.filter((path) => !path.includes('.'));
  return or(eq('short_id', Number(number)), ...own.map((path) => nest([path], { _eq: number })));
}

/** The name of a row that was found: `Order 24 · Medline`, or what it is called. */
export function foundName({ table, singular, beside }: Kind, row: Readonly<Record<string, unknown>>): string {
  if (titleColumn(table) !== 'short_id') return titleIn(table, row);
  const other = beside ? (row[beside] as { readonly name?: string } | null | undefined)?.name : undefined;
  return [`${singular} ${row.short_id}`, ...(other ? [other] : [])].join(' · ');
}

/** The address of the record: its page, or the sheet beside its list, to which the former leads on. */
export const foundAddress = ({ to }: Pick<Kind, 'to'>, id: string): string =>
  to.replace(/\/list$/, `/view/${encodeURIComponent(id)}`);

/** As many as are shown. A number that was typed is first of all the number of what is known by it. */
export function mostFitting(found: readonly FoundRecord[], text: string): readonly FoundRecord[] {
  const byNumber = ({ kind }: FoundRecord) =>
    /^#?\d+$/.test(text) && titleColumn(kind.table) === 'short_id' ? 0 : 1;
  return found.toSorted((one, other) => byNumber(one) - byNumber(other)).slice(0, mostOfAll);
}

/** Records of every kind that a person has a list of, by a part of their name: one request for all. */
export function useRecordSearch(me: Viewer, text: string, pause: boolean): readonly FoundRecord[] {
  const kinds = useMemo(() => kindsFor(me), [me]);
  const query = useMemo(
    () =>
      graphql<
        Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>,
        Record<string, BoolExp>
      >(
        `query paletteRecords(${kinds.map(({ table }) => `$${table}: ${table}_bool_exp!`).join(', ')}) {
          ${kinds
            .map(({ table, beside }) => {
              const title = titleColumn(table);
              // The newest order first; names by the alphabet.
              const direction = title === 'short_id' ? 'desc' : 'asc';
              return `${table}(where: $${table}, order_by: [{ ${title}: ${direction} }], limit: ${mostOfKind}) { id ${title} ${beside ? `${beside} { name }` : ''} }`;
            })
            .join('\n')}
        }`,
      ),
    [kinds],
  );
  const wanted = Object.fromEntries(kinds.map((kind) => [kind.table, foundBy(kind, text)]));
  const { data } = useQueryData(query, wanted, { pause: pause || kinds.length === 0 });
  if (pause) return [];
  return mostFitting(
    kinds.flatMap((kind) =>
      (data?.[kind.table] ?? []).map((row) => ({ kind, id: String(row.id), name: foundName(kind, row) })),
    ),
    text,
  );
}
