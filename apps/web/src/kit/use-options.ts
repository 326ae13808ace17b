import { useDebouncedValue } from '@mantine/hooks';
import type { BoolExp, ReferenceField } from '@operatory/resource';
import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { keyOf } from './list-query.ts';
import { isTitleText, titleColumn } from './title-column.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Rows that a reference may name, searched by name on the server, 50 at a time; `chosen` are among them whatever is searched. */
export function useOptions(
  field: ReferenceField,
  text: string,
  chosen: readonly string[] = [],
): readonly Option[] {
  const [asked] = useDebouncedValue(text.trim(), 300);
  const title = titleColumn(field.table);
  const query = useMemo(
    () =>
      graphql<
        Record<'found' | 'kept', readonly Readonly<Record<string, string>>[]>,
        { where: BoolExp; kept: BoolExp }
      >(
        `query options($where: ${field.table}_bool_exp!, $kept: ${field.table}_bool_exp!) {
          found: ${field.table}(where: $where, order_by: [{ ${title}: asc }], limit: 50) { id ${title} }
          kept: ${field.table}(where: $kept) { id ${title} }
        }`,
      ),
    [field.table, title],
  );
  const where: BoolExp = {
    _and: [
      field.where ?? {},
      asked && isTitleText(field.table)
        ? { [title]: { _ilike: `%${asked.replace(/[\\%_]/g, '\\$&')}%` } }
        : {},
    ],
  };
  const { data } = useQueryData(query, {
    where,
    kept: { id: { _in: chosen.filter((id) => id !== '').map((id) => keyOf(id).id) } },
  });
  const rows = [...(data?.kept ?? []), ...(data?.found ?? [])].map((row) => ({
    // Built-in roles and packages have numbers for ids.
    value: String(row.id ?? ''),
    label: String(row[title] ?? ''),
  }));
  return rows.filter(({ value }, index) => rows.findIndex((other) => other.value === value) === index);
}
