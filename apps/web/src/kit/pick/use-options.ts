import { useDebouncedValue } from '@mantine/hooks';
import type { BoolExp, ReferenceField } from '@operatory/resource';
import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { disambiguatedOptions, type Option } from '#kit/definition/disambiguate.ts';
import { keyOf, orderOf, searchOf } from '#kit/definition/list-query.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { isTitleText, titleIn, titlePath, titleSelect } from '#kit/definition/title-column.ts';
import { usePeopleApart } from '#kit/definition/use-people-apart.ts';
import type { Me } from '#session/me.ts';
import { useMe } from '#session/session.ts';

type OptionRow = { readonly id: string | number } & Readonly<Record<string, unknown>>;

/** The relationship to the parent, which is shown because rows of a tree may share a name. */
function parentOf(table: string): string | null {
  const { tree, fields } = resourceOf(table);
  const field = tree === undefined ? undefined : fields?.[tree];
  return field?.kind === 'reference' ? field.relationship : null;
}

/**
 * The relationship to the clinic, which is shown because rows of different clinics may share a name; null for
 * users who cannot read clinics.
 */
function clinicOf(table: string, { readable_tables }: Pick<Me, 'readable_tables'>): string | null {
  const field = resourceOf(table).fields?.clinic_id;
  return field?.kind === 'reference' && readable_tables.includes(field.table) ? field.relationship : null;
}

/**
 * The options of a reference field, searched by name on the server, at most 50 at a time. The `chosen` rows
 * are always included. Undefined until the first response.
 */
export function useOptions(
  field: ReferenceField,
  text: string,
  chosen: readonly string[] = [],
): readonly Option[] | undefined {
  const above = parentOf(field.table);
  const clinic = clinicOf(field.table, useMe());
  const [asked] = useDebouncedValue(text.trim(), 300);
  const query = useMemo(() => {
    const read = [
      'id',
      titleSelect(field.table),
      ...(above ? [`${above} { ${titleSelect(field.table)} }`] : []),
      ...(clinic ? [`${clinic} { id name }`] : []),
    ].join(' ');
    return graphql<
      Record<'found' | 'kept', readonly OptionRow[]>,
      { where: BoolExp; kept: BoolExp; order: unknown }
    >(
      `query options($where: ${field.table}_bool_exp!, $kept: ${field.table}_bool_exp!, $order: [${field.table}_order_by!]) {
          found: ${field.table}(where: $where, order_by: $order, limit: 50) { ${read} }
          kept: ${field.table}(where: $kept) { ${read} }
        }`,
    );
  }, [field.table, above, clinic]);
  const where: BoolExp = {
    _and: [
      field.where ?? {},
      asked && isTitleText(field.table) ? searchOf([titlePath(field.table).join('.')], asked) : {},
    ],
  };
  const { data } = useQueryData(query, {
    where,
    order: orderOf(titlePath(field.table).join('.')),
    kept: { id: { _in: chosen.filter((id) => id !== '').map((id) => keyOf(id).id) } },
  });
  const all = data && [...data.kept, ...data.found];
  const apart = usePeopleApart(
    field.table === 'users'
      ? (all ?? []).map((row) => ({ id: String(row.id), display_name: titleIn('users', row) }))
      : [],
  );
  if (!all) return undefined;
  const rows = all.map((row) => ({
    // Roles and packages have numbers as ids.
    value: String(row.id),
    label:
      above && row[above]
        ? `${titleIn(field.table, row[above])} › ${titleIn(field.table, row)}`
        : titleIn(field.table, row),
    place: apart.get(String(row.id)) ?? (clinic && row[clinic] ? titleIn('clinics', row[clinic]) : ''),
  }));
  return disambiguatedOptions(
    rows.filter(({ value }, index) => rows.findIndex((other) => other.value === value) === index),
  );
}
