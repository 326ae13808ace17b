import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { BoolExp, ReferenceField } from '@operatory/resource';
import { useMemo, useState } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { titleColumn } from './title-column.ts';

/** Picks a row of another table by name; searched on the server, 50 at a time. */
export function ReferenceInput({ field, ...props }: { field: ReferenceField } & Omit<SelectProps, 'data'>) {
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), 300);
  const title = titleColumn(field.table);
  const query = useMemo(
    () =>
      graphql<Record<string, readonly Record<string, string>[]>, { where: BoolExp }>(
        `query options($where: ${field.table}_bool_exp!) { ${field.table}(where: $where, order_by: [{ ${title}: asc }], limit: 50) { id ${title} } }`,
      ),
    [field.table, title],
  );
  const where: BoolExp = {
    _and: [field.where ?? {}, asked ? { [title]: { _ilike: `%${asked.replace(/[\\%_]/g, '\\$&')}%` } } : {}],
  };
  const { data } = useQueryData(query, { where });
  const options = (data?.[field.table] ?? []).map((row) => ({
    // Built-in roles and packages have numbers for ids.
    value: String(row.id ?? ''),
    label: row[title] ?? '',
  }));
  return (
    <Select
      searchable
      clearable={!field.required}
      onSearchChange={setText}
      filter={({ options: all }) => all}
      data={options}
      {...props}
    />
  );
}
