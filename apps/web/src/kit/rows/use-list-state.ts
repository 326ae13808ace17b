import type { BoolExp, ConditionGroup } from '@operatory/resource';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ListChip, ListDefinition, RowBase } from '#kit/definition/list-definition.ts';
import { searchOf } from '#kit/definition/list-query.ts';
import type { ListSearch } from '#kit/definition/list-search.ts';
import { useStillThere } from '#kit/definition/pending-removals.ts';
import { type FilterValues, filterConditions, readFilters, writeFilters } from '#kit/filter/field-filters.ts';
import { useConditions } from '#kit/filter/use-conditions.ts';
import { useClinic } from '#session/clinic.ts';

export interface ListState {
  readonly search: ListSearch;
  readonly change: (part: Partial<ListSearch>) => void;
  readonly page: number;
  readonly sort: string;
  readonly chip: ListChip | undefined;
  readonly filters: FilterValues;
  readonly setFilter: (name: string, value: string | null) => void;
  readonly conditions: ConditionGroup;
  readonly setConditions: (conditions: ConditionGroup) => void;
  /** The conditions that apply with every chip: clinic, search, filters and custom filter. */
  readonly base: readonly BoolExp[];
  /** The conditions of `base` without those of the custom filter. */
  readonly unbuilt: readonly BoolExp[];
  readonly where: BoolExp;
  /** Identifies the filter and order. It does not change when rows are added or removed. */
  readonly asked: string;
  /** Whether the search, a chip or filters are set, so that an empty list offers to clear them. */
  readonly narrowed: boolean;
  readonly clear: () => void;
}

/** The state of a list, which is in the URL, except for the clinic that is chosen in the header. */
export function useListState<Row extends RowBase>(definition: ListDefinition<Row>): ListState {
  const search = useSearch({ strict: false }) as ListSearch;
  const navigate = useNavigate();
  const { clinic } = useClinic();
  const { chips = [], filters: offered = [], only, ofClinic } = definition;

  const change = (part: Partial<ListSearch>) =>
    void navigate({
      to: '.',
      search: ((before: ListSearch) => ({ ...before, ...part })) as never,
      // Opening a record or a form adds a history entry, so that Back closes it. Other changes replace the
      // entry.
      replace: !('record' in part || 'form' in part),
    });
  const chip = chips.find(({ key }) => key === search.show) ?? chips[0];
  const filters = useMemo(() => readFilters(search.filter, offered), [search.filter, offered]);
  const built = useConditions(definition.table, search.where, (where) => change({ where, page: undefined }));
  const unbuilt = useMemo<BoolExp[]>(
    () => [
      ...(only ? [only] : []),
      ...(clinic && ofClinic ? [ofClinic(clinic.id)] : []),
      ...(search.q && definition.search.length > 0 ? [searchOf(definition.search, search.q)] : []),
      ...filterConditions(filters, offered),
    ],
    [only, clinic, ofClinic, definition.search, search.q, filters, offered],
  );
  const stillThere = useStillThere(definition.table);
  const base = useMemo(
    () => [...unbuilt, ...(built.where ? [built.where] : []), ...stillThere],
    [unbuilt, built.where, stillThere],
  );
  // The chips may load later than the list. A chip without a condition does not change `where` then, so that
  // the rows are not loaded again.
  const where: BoolExp = useMemo(
    () => ({ _and: [...base, ...(chip && Object.keys(chip.where).length > 0 ? [chip.where] : [])] }),
    [base, chip],
  );

  return {
    search,
    change,
    page: search.page ?? 1,
    sort: search.sort ?? definition.sort,
    chip,
    filters,
    setFilter: (name, value) =>
      change({ filter: writeFilters({ ...filters, [name]: value ?? '' }), page: undefined }),
    conditions: built.conditions,
    setConditions: built.setConditions,
    base,
    unbuilt,
    where,
    asked: JSON.stringify([unbuilt, search.where, chip?.key, search.sort]),
    // The clinic that is chosen in the header does not count, because Clear filters does not change it.
    narrowed:
      Boolean(search.q) ||
      Boolean(search.where) ||
      Object.keys(filters).length > 0 ||
      (chip !== undefined && chip !== chips[0]),
    clear: () =>
      change({
        q: undefined,
        show: undefined,
        filter: undefined,
        where: undefined,
        saved: undefined,
        page: undefined,
      }),
  };
}
