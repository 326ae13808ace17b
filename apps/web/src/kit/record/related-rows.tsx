import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { moduleOf } from '@operatory/domain';
import type { BoolExp } from '@operatory/resource';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import type { RowBase } from '#kit/definition/list-definition.ts';
import { lowerCaseTitle } from '#kit/definition/lower.ts';
import { useCan } from '#session/permissions.ts';

/** The number of rows shown in a record; the linked list has all of them. */
const most = 20;

/**
 * Rows of another table that belong to a record, live, with a link to their list. Hidden from users who may
 * not read them.
 */
export function RelatedRows<Row extends RowBase>({
  title,
  table,
  module,
  where,
  select,
  order = 'name',
  search = {},
  nothing,
  children,
}: {
  title: string;
  table: string;
  module: string;
  where: BoolExp;
  select: string;
  order?: string;
  /** The URL search with which the list shows only these rows. */
  search?: Readonly<Record<string, string>>;
  nothing: string;
  children: (row: Row) => ReactNode;
}) {
  const seen = useCan()(module);
  const query = useMemo(
    () =>
      graphql<Record<string, readonly Row[]>, { where: BoolExp }>(
        `subscription related($where: ${table}_bool_exp!) {
          ${table}(where: $where, order_by: [{ ${order}: asc }, { id: asc }], limit: ${most + 1}) { id ${select} }
        }`,
      ),
    [table, order, select],
  );
  const { data } = useLive(query, { where }, { pause: !seen });
  const rows = data?.[table];
  if (!seen || !rows) return null;
  return (
    <Stack gap={8} mt={24} component="section" aria-label={title}>
      <Group justify="space-between">
        <Title order={3} fz={14}>
          {title}
        </Title>
        <Anchor
          component={Link}
          to={`/dashboard/${moduleOf(module).router_link}/list`}
          search={search as never}
          c="var(--op-accent)"
          fz={13}
          fw={550}
          aria-label={`All ${lowerCaseTitle(title)}`}
        >
          All
        </Anchor>
      </Group>
      {rows.length === 0 ? (
        <Text size="sm" c="var(--op-muted)">
          {nothing}
        </Text>
      ) : null}
      {rows.slice(0, most).map((row) => (
        <Group key={row.id} justify="space-between" wrap="nowrap" fz={14}>
          {children(row)}
        </Group>
      ))}
      {rows.length > most ? (
        <Text size="xs" c="var(--op-muted)">
          There are more.
        </Text>
      ) : null}
    </Stack>
  );
}
