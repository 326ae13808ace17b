export interface ReportFilter {
  readonly key: string;
  readonly field: string;
  readonly value: string;
}
export interface ReportPanel {
  readonly open: boolean;
  readonly filters: readonly ReportFilter[];
}
export interface ReportQuery {
  readonly limit: number;
  readonly offset: number;
  readonly filters: readonly Omit<ReportFilter, 'key'>[];
}

export const closedPanel: ReportPanel = { open: false, filters: [] };
const rowOf = (key: string): ReportFilter => ({ key, field: '', value: '' });

/** The panel after it was opened or closed. An opened panel has at least one row. */
export const toggledPanel = ({ open, filters }: ReportPanel, key: string): ReportPanel => ({
  open: !open,
  filters: !open && filters.length === 0 ? [rowOf(key)] : filters,
});
export const withRow = (panel: ReportPanel, key: string): ReportPanel => ({
  ...panel,
  filters: [...panel.filters, rowOf(key)],
});
/** The panel without a row. It is closed if no row is left. */
export const withoutRow = (panel: ReportPanel, key: string): ReportPanel => {
  const filters = panel.filters.filter((filter) => filter.key !== key);
  return filters.length === 0 ? closedPanel : { ...panel, filters };
};
export const withFilter = (panel: ReportPanel, key: string, change: Partial<ReportFilter>): ReportPanel => ({
  ...panel,
  filters: panel.filters.map((filter) => (filter.key === key ? { ...filter, ...change } : filter)),
});
/** The URL of the external dashboard, with the filters in its query string. */
export function addressOf(dashboard: string, { limit, offset, filters }: ReportQuery): string {
  const address = new URL(dashboard);
  address.searchParams.set('limit', String(limit));
  address.searchParams.set('offset', String(offset));
  for (const { field, value } of filters) address.searchParams.append(field, value);
  return address.href;
}

/** The query of a panel, without incomplete conditions. */
export const queryOf = ({ filters }: Pick<ReportPanel, 'filters'>): ReportQuery => ({
  limit: 10,
  offset: 0,
  filters: filters.flatMap(({ field, value }) =>
    field === '' || value.trim() === '' ? [] : [{ field, value: value.trim() }],
  ),
});
