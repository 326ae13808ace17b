import { moduleOf } from '@operatory/domain';
import { type BoolExp, eq, or } from '@operatory/resource';
import type { TablerIcon } from '@tabler/icons-react';
import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { searchOf } from '#kit/list-query.ts';
import { resourceOfModule } from '#kit/module-list.ts';
import { readableColumns } from '#kit/readable.ts';
import { titleColumn, titleIn } from '#kit/title-column.ts';
import { menuScreens, type Viewer } from './screens.ts';

/** Of each kind of record so many are found, and so many in all; so many kinds are one request. */
const [mostOfKind, mostOfAll, mostKinds] = [3, 8, 40];
/** What is called otherwise, a message or a lot, has no name to look for. */
const names = new Set(['name', 'title']);

/** A kind of record with a list of its own that is found by its rows' name, or by their number. */
export interface Kind {
  readonly table: string;
  readonly title: string;
  readonly to: string;
  readonly icon: TablerIcon;
  readonly numbered: boolean;
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
    const { table, fields } = resource;
    const readable = readableColumns(table, me);
    const name = titleColumn(table);
    if (known.has(table) || !names.has(name) || !readable?.filterable(name)) return [];
    known.add(table);
    const numbered = fields?.short_id !== undefined && readable.filterable('short_id');
    return [{ table, title, to, icon, numbered }];
  });
  return kinds.slice(0, mostKinds);
}

const foundBy = ({ table, numbered }: Kind, text: string): BoolExp => {
  const named = searchOf([titleColumn(table)], text);
  return numbered && /^\d{1,9}$/.test(text) ? or(named, eq('short_id', Number(text))) : named;
};

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
            .map(({ table }) => {
              const title = titleColumn(table);
              return `${table}(where: $${table}, order_by: [{ ${title}: asc }], limit: ${mostOfKind}) { id ${title} }`;
            })
            .join('\n')}
        }`,
      ),
    [kinds],
  );
  const wanted = Object.fromEntries(kinds.map((kind) => [kind.table, foundBy(kind, text)]));
  const { data } = useQueryData(query, wanted, { pause: pause || kinds.length === 0 });
  if (pause) return [];
  return kinds
    .flatMap((kind) =>
      (data?.[kind.table] ?? []).map((row) => ({
        kind,
        id: String(row.id),
        name: titleIn(kind.table, row),
      })),
    )
    .slice(0, mostOfAll);
}
