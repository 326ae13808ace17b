import { moduleOf } from '@operatory/domain';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListDefinition, RowBase } from '#kit/definition/list-definition.ts';
import type { ListSearch } from '#kit/definition/list-search.ts';

/** The link of a row's name: to its own page, or to the sheet next to the list. */
export const recordLink = <Row extends RowBase>({ pages }: ListDefinition<Row>, id: string) =>
  pages
    ? { to: pages.view(id) }
    : { to: '.', search: ((before: ListSearch) => ({ ...before, record: id })) as never };

/** The link that a form page follows after adding a record: to that record. */
export const addedLink = <Row extends RowBase>(
  { pages, module }: Pick<ListDefinition<Row>, 'pages' | 'module'>,
  id: string,
): string => pages?.view(id) ?? `/dashboard/${moduleOf(module).router_link}/view/${encodeURIComponent(id)}`;

/** Placeholder for a row's id in a URL that is computed once for all rows; consists of characters that are not encoded. */
export const anyId = '__any__';

export const linkOf = (template: string, id: string): string =>
  template.replace(anyId, () => encodeURIComponent(id));

/** The current URL of a list's records, for `linkOf`: the rows of a long list do not subscribe to the router. */
export function useRecordLinks<Row extends RowBase>(definition: ListDefinition<Row>): string {
  const router = useRouter();
  return useRouterState({ select: () => router.buildLocation(recordLink(definition, anyId)).href });
}

/** Preloads a record's page when the user is about to open it. */
export function useRecordPreload<Row extends RowBase>(definition: ListDefinition<Row>): (id: string) => void {
  const router = useRouter();
  const [preload] = useState(() => (id: string) => {
    if (definition.pages) void router.preloadRoute(recordLink(definition, id));
  });
  return preload;
}
