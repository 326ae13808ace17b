import { Text } from '@mantine/core';
import { sizeText } from '@operatory/resource';
import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { lowerCaseTitle } from '#kit/definition/lower.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';

interface Sum {
  readonly aggregate: { readonly count: number; readonly sum: Readonly<Record<string, unknown>> };
}

/** The storage that all rows of a list use, whatever its filters are, live. */
export function SpaceUsed({ table, column }: { table: string; column: string }) {
  const query = useMemo(
    () =>
      graphql<{ all: Sum }>(
        `subscription spaceUsed { all: ${table}_aggregate { aggregate { count sum { ${column} } } } }`,
      ),
    [table, column],
  );
  const { data } = useLive(query, {});
  if (!data) return null;
  const { count, sum } = data.all.aggregate;
  const { singular, plural } = resourceOf(table);
  return (
    <Text size="sm" c="var(--op-muted)" className="tabular">
      {count.toLocaleString('en-AU')} {lowerCaseTitle(count === 1 ? singular : plural)},{' '}
      {sizeText(Number(sum[column] ?? 0))} used
    </Text>
  );
}
