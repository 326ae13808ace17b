import { Paper, Title } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useLive, useQueryData } from '#data/hooks.ts';
import type { RowBase } from '#kit/definition/list-definition.ts';
import { listOperations, ofId, withTextId } from '#kit/definition/list-query.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { RecordGone } from '#kit/form/record-gone.tsx';
import { pickQuery } from '#kit/pick/pick-query.ts';
import { RowFace } from '#kit/pick/row-face.tsx';
import { listOf } from '#kit/resource/from-resource.tsx';
import { readablePart } from '#kit/resource/readable-part.ts';
import { useMe } from '#session/session.ts';
import { Failed, NotAllowed } from '#ui/empty-state.tsx';
import { FactList, FactListSkeleton } from './fact-list.tsx';
import { isEmpty } from './record-parts.tsx';
import classes from './selection-card.module.css';

/** The details of a chosen record, live: all columns that the user may read and that have a value. */
export function SelectionCard({ table, id, actions }: { table: string; id: string; actions?: ReactNode }) {
  const me = useMe();
  const definition = useMemo(() => readablePart(listOf(resourceOf(table)), me), [table, me]);
  const operations = listOperations(definition);
  const { data, error, refetch } = useLive(operations.record, { where: ofId(id) });
  const found = data?.[table];
  const row = found?.[0] && withTextId(found[0]);
  const columns = [...definition.columns.slice(1), ...(definition.details ?? [])];
  return (
    <Paper p={16} maw={480} component="section" aria-label={definition.one}>
      {row ? (
        <>
          <div className={classes.head}>
            <Title order={3} fz={16} className={classes.name ?? ''}>
              {definition.name(row)}
            </Title>
            {actions}
          </div>
          <FactList columns={columns.filter(({ key }) => !isEmpty(row[key]))} row={row} />
        </>
      ) : found ? (
        <RecordGone one={definition.one} />
      ) : error ? (
        <Failed onRefresh={refetch} />
      ) : (
        <FactListSkeleton />
      )}
    </Paper>
  );
}

/**
 * A chosen record on one line: its name, its colour or picture, and what distinguishes it from others with
 * the same name.
 */
export function SelectionBox({ table, id }: { table: string; id: string }) {
  const me = useMe();
  const query = useMemo(() => pickQuery(resourceOf(table), me), [table, me]);
  const read = useMemo(
    () => graphql<Record<string, readonly RowBase[]>, Record<string, unknown>>(query?.text ?? ''),
    [query],
  );
  const { data } = useQueryData(read, { where: ofId(id), order: query?.order ?? [] }, { pause: !query });
  const row = data?.[table]?.[0];
  if (!query) return <NotAllowed />;
  return (
    <Paper
      className={classes.box ?? ''}
      role="group"
      aria-label={resourceOf(table).singular}
      aria-busy={!data}
    >
      {row ? <RowFace query={query} row={row} /> : null}
    </Paper>
  );
}
