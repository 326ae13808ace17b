/** The columns by which tasks can be sorted; a dot leads through a relationship. */
export const sortable = [
  'name',
  'client_task_level.name',
  'priority',
  'status',
  'assigned_to_user.display_name',
  'assigned_by_user.display_name',
  'deadline_date',
  'created_at',
] as const;
export type Sortable = (typeof sortable)[number];

type OrderBy = readonly Readonly<Record<string, unknown>>[];

/**
 * Converts `name.asc` to Hasura's `order_by`. Without it, open tasks come first, by deadline. The id decides
 * ties, so that pages do not overlap.
 */
export function orderBy(sort: string | undefined): OrderBy {
  const [path = '', direction] = (sort ?? '').split(/\.(?=asc$|desc$)/);
  if (!(sortable as readonly string[]).includes(path))
    return [{ finished_at: 'desc_nulls_first' }, { deadline_date: 'asc' }, { id: 'asc' }];
  const by = path
    .split('.')
    .reduceRight<unknown>((inner, part) => ({ [part]: inner }), direction === 'desc' ? 'desc' : 'asc');
  return [by as Record<string, unknown>, { id: 'asc' }];
}
