import { useDebouncedValue } from '@mantine/hooks';
import type { BoolExp } from '@operatory/resource';
import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { useMe } from '#session/session.ts';
import type { RowBase } from './list-definition.ts';
import { type PickQuery, pickQuery, pickWhere } from './pick-query.ts';
import { resourceOf } from './resource-of.ts';

export interface PickSearch<Row> {
  /** Null where the person may not read the table. */
  readonly query: PickQuery | null;
  readonly rows: readonly Row[];
  /** What is shown does not answer what is typed yet. */
  readonly searching: boolean;
  readonly failed: boolean;
  readonly refetch: () => void;
}

/** Rows of a table to pick from, by name, asked for 300 ms after the last key. */
export function usePickSearch<Row extends RowBase>(
  table: string,
  text: string,
  { where, without }: { where?: BoolExp; without?: readonly string[] } = {},
): PickSearch<Row> {
  const me = useMe();
  const query = useMemo(() => pickQuery(resourceOf(table), me), [table, me]);
  const operation = query?.text ?? 'query nothing { __typename }';
  const document = useMemo(
    () =>
      graphql<Record<string, readonly Row[]>, { where: BoolExp; order: readonly Record<string, unknown>[] }>(
        operation,
      ),
    [operation],
  );
  const [settled] = useDebouncedValue(text, 300);
  const variables = {
    where: query ? pickWhere(query, settled, where, without) : {},
    order: query?.order ?? [],
  };
  const { data, error, fetching, refetch } = useQueryData(document, variables, {
    pause: query === null,
  });
  return {
    query,
    rows: data?.[table] ?? [],
    searching: query !== null && (fetching || settled !== text),
    failed: Boolean(error),
    refetch,
  };
}
