import { moduleOf } from '@operatory/domain';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListDefinition, RowBase } from '#kit/definition/list-definition.ts';
import type { ListSearch } from '#kit/definition/list-search.ts';

/** The link of a row's name: to the record's own page, or to the sheet beside the list. */
export const recordLink = <Row extends RowBase>({ pages }: ListDefinition<Row>, id: string) =>
  pages
    ? { to: pages.view(id) }
    : { to: '.', search: ((before: ListSearch) => ({ ...before, record: id })) as never };

/** The page of a record that was just added on a form page. */
export const addedLink = <Row extends RowBase>(
  { pages, module }: Pick<ListDefinition<Row>, 'pages' | 'module'>,
  id: string,
): string => pages?.view(id) ?? `/dashboard/${moduleOf(module).router_link}/view/${encodeURIComponent(id)}`;

/**
 * Stands for a row's id in a URL that is built once for all rows. None of its characters is encoded in a URL.
 */
export const anyId = '__any__';

export const linkOf = (template: string, id: string): string =>
  template.replace(anyId, () => encodeURIComponent(id));

/**
 * The URL of a record of this list, with a placeholder for its id, for `linkOf`. It is computed once,
 * because the router would otherwise update each row of a long list.
 */
export function useRecordLinks<Row extends RowBase>(definition: ListDefinition<Row>): string {
  const router = useRouter();
  return useRouterState({ select: () => router.buildLocation(recordLink(definition, anyId)).href });
}

export function useRecordPreload<Row extends RowBase>(definition: ListDefinition<Row>): (id: string) => void {
  const router = useRouter();
  const [preload] = useState(() => (id: string) => {
    if (definition.pages) void router.preloadRoute(recordLink(definition, id));
  });
  return preload;
}
