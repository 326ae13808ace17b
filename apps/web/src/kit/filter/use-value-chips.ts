import { type AnyResource, type EnumField, eq, type ReferenceField } from '@operatory/resource';
import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import type { ListChip } from '#kit/definition/list-definition.ts';
import { readableOf } from '#kit/definition/readable.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { titlePath } from '#kit/definition/title-column.ts';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';

/** The maximum number of chips for the rows that a column refers to. */
const most = 8;
const none: readonly ListChip[] = [];

/**
 * The chips of a resource: one for all rows, and one for each value of its chip column. If the column
 * refers to rows, the values are their names in alphabetical order.
 */
export function useValueChips(resource: AnyResource | undefined): readonly ListChip[] {
  const column = resource?.chips ?? '';
  const field = resource?.fields?.[column];
  const names = useNames(field?.kind === 'reference' && !field.many ? field : null);
  return useMemo(() => {
    if (field?.kind === 'enum') return chipsOf(field, column);
    if (field?.kind !== 'reference' || names.length < 2) return none;
    return [
      { key: 'all', label: 'All', where: {} },
      ...names.slice(0, most).map((name) => ({
        key: name,
        label: name,
        where: { [field.relationship]: eq(titlePath(field.table).join('.'), name) },
        needs: column,
      })),
    ];
  }, [column, field, names]);
}

const chipsOf = ({ options }: EnumField, column: string): readonly ListChip[] => [
  { key: 'all', label: 'All', where: {} },
  ...options.map(({ value, label }) => ({ key: value, label, where: eq(column, value), needs: column })),
];

/**
 * The names of a table's active rows, at the chosen clinic if there is one. Equal names of several clinics
 * are one.
 */
function useNames(field: ReferenceField | null): readonly string[] {
  const me = useMe();
  const { clinic } = useClinic();
  const table = field?.table ?? 'clinics';
  const resource = resourceOf(table);
  const title = titlePath(table)[0] ?? 'name';
  const readable = field ? readableOf(resource, me) : null;
  const query = useMemo(
    () =>
      graphql<Record<string, readonly Readonly<Record<string, unknown>>[]>, { where: unknown }>(
        `query names($where: ${table}_bool_exp!) { ${table}(where: $where, distinct_on: [${title}], order_by: [{ ${title}: asc }], limit: 50) { ${title} } }`,
      ),
    [table, title],
  );
  const inUse = resource.fields?.status ? [eq('status', 'ACTIVE')] : [];
  const here = clinic && resource.fields?.clinic_id ? [eq('clinic_id', clinic.id)] : [];
  const { data } = useQueryData(
    query,
    { where: { _and: [...inUse, ...here] } },
    { pause: !readable?.has(title) },
  );
  const rows = data?.[table];
  return useMemo(() => (rows ?? []).map((row) => String(row[title])), [rows, title]);
}
