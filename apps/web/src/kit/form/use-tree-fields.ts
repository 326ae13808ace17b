import { and, type BoolExp } from '@operatory/resource';
import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import type { FormField, ListDefinition, RowBase } from '#kit/definition/list-definition.ts';
import { idsWithDescendants } from '#kit/definition/tree.ts';

type Lying = { readonly id: string } & Readonly<Record<string, unknown>>;

/**
 * The fields of a row in a tree. The row and its descendants are not offered as its parent, and the server
 * would refuse them.
 */
export function useTreeFields<Row extends RowBase>(
  { table, tree }: Pick<ListDefinition<Row>, 'table' | 'tree'>,
  row: Row | null,
  fields: readonly FormField[],
): readonly FormField[] {
  const query = useMemo(
    () =>
      graphql<Record<string, readonly Lying[]>>(
        `query lying { ${table}(order_by: [{ id: asc }]) { id ${tree ?? ''} } }`,
      ),
    [table, tree],
  );
  const { data } = useQueryData(query, {}, { pause: tree === undefined || row === null });
  const rows = data?.[table];
  return useMemo(() => {
    if (tree === undefined || row === null) return fields;
    const parentOf = (each: Lying) => (each[tree] === null ? null : String(each[tree]));
    const outside: BoolExp = { id: { _nin: idsWithDescendants(rows ?? [], parentOf, row.id) } };
    return fields.map((each) =>
      each.name === tree && each.field.kind === 'reference'
        ? {
            ...each,
            field: { ...each.field, where: each.field.where ? and(each.field.where, outside) : outside },
          }
        : each,
    );
  }, [tree, row, rows, fields]);
}
