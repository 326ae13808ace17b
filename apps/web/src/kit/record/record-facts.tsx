import { Paper, Skeleton, Title } from '@mantine/core';
import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import classes from '#kit/cells/facts.module.css';
import { readableColumns } from '#kit/definition/readable.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { detailsOf, type RecordRow } from '#kit/resource/from-resource.tsx';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';

/** Some columns of a record, read-only, without those that the user may not read. */
export function RecordFacts({
  title,
  table,
  id,
  columns,
}: {
  title: string;
  table: string;
  id: string;
  columns: readonly string[];
}) {
  const me = useMe();
  const { zone } = useClinic();
  const shown = useMemo(() => {
    const readable = readableColumns(table, me);
    return detailsOf(resourceOf(table), columns).filter(({ key }) => readable?.has(key));
  }, [table, columns, me]);
  const query = useMemo(
    () =>
      graphql<Record<string, RecordRow | null>, { id: string }>(
        `query facts($id: uuid!) { ${table}_by_pk(id: $id) { id ${shown.map(({ select, key }) => select ?? key).join(' ')} } }`,
      ),
    [table, shown],
  );
  const { data, error, fetching, refetch } = useQueryData(query, { id });
  const row = data?.[`${table}_by_pk`];
  if (shown.length === 0) return null;
  if (!row && fetching) return <Skeleton height={240} maw={720} />;
  if (!row) return error ? <Failed onRefresh={refetch} /> : <NothingYet />;
  return (
    <Paper p={24} maw={720} component="section" aria-label={title}>
      <Title order={2}>{title}</Title>
      <dl className={classes.facts}>
        {shown.map((column) => (
          <div key={column.key}>
            <dt>{column.label}</dt>
            <dd>{column.render(row, { zone })}</dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}
