import { useDebouncedValue } from '@mantine/hooks';
import type { BoolExp } from '@operatory/resource';
import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import type { RowBase } from '#kit/definition/list-definition.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { usePeopleApart } from '#kit/definition/use-people-apart.ts';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { holdersQuery, type PickQuery, pickQuery, pickWhere, type RequiredRight } from './pick-query.ts';

export interface PickSearch<Row> {
  /** Null if the user may not read the table. */
  readonly query: PickQuery | null;
  readonly rows: readonly Row[];
  /** The details that distinguish people with the same name, by id. */
  readonly apart: ReadonlyMap<string, string>;
  /** Whether the displayed rows are not yet those for the typed text. */
  readonly searching: boolean;
  readonly failed: boolean;
  readonly refetch: () => void;
}

/** Limits the search, besides the resource's own condition. */
export interface PickScope {
  readonly where?: BoolExp;
  /** The ids of rows that are not offered. */
  readonly without?: readonly string[];
  /** Offers only people with this right. */
  readonly holding?: RequiredRight;
}

const none: PickScope = {};

interface Named {
  readonly id: string;
  readonly display_name: string;
}
const nobody: readonly Named[] = [];

/** Searches rows of a table by name, 300 ms after the last key. */
export function usePickSearch<Row extends RowBase>(
  table: string,
  text: string,
  { where, without = [], holding }: PickScope = none,
): PickSearch<Row> {
  const me = useMe();
  const { clinic } = useClinic();
  const query = useMemo(() => {
    const found = pickQuery(resourceOf(table), me);
    return found && holding ? holdersQuery(found, holding) : found;
  }, [table, me, holding]);
  const operation = query?.text ?? 'query nothing { __typename }';
  const document = useMemo(
    () => graphql<Record<string, readonly Row[]>, Record<string, unknown>>(operation),
    [operation],
  );
  const [settled] = useDebouncedValue(text, 300);
  const ofClinic =
    clinic && resourceOf(table).picker?.ofChosenClinic ? { clinic_id: { _eq: clinic.id } } : {};
  const { data, error, fetching, refetch } = useQueryData(
    document,
    query && !holding
      ? { where: pickWhere(query, settled, { _and: [where ?? {}, ofClinic] }, without), order: query.order }
      : { text: settled.trim() },
    { pause: query === null },
  );
  const rows = data?.[table] ?? [];
  const apart = usePeopleApart(table === 'users' ? (rows as unknown as readonly Named[]) : nobody);
  return {
    query,
    rows: holding ? rows.filter(({ id }) => !without.includes(id)) : rows,
    apart,
    searching: query !== null && (fetching || settled !== text),
    failed: Boolean(error),
    refetch,
  };
}
