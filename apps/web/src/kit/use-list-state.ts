import type { BoolExp } from '@operatory/resource';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useClinic } from '#session/clinic.ts';
import { type FilterValues, filterConditions, readFilters, writeFilters } from './field-filters.ts';
import type { ListChip, ListDefinition, RowBase } from './list-definition.ts';
import { searchOf } from './list-query.ts';
import type { ListSearch } from './list-search.ts';

export interface ListState {
  readonly search: ListSearch;
  readonly change: (part: Partial<ListSearch>) => void;
  readonly page: number;
  readonly sort: string;
  readonly chip: ListChip | undefined;
  readonly filters: FilterValues;
  readonly setFilter: (name: string, value: string | null) => void;
  /** What every chip's rows have to satisfy: clinic, search and set filters. */
  readonly base: readonly BoolExp[];
  readonly where: BoolExp;
  /** Whether search, chip or filters narrow the list, so that an empty one may be cleared. */
  readonly narrowed: boolean;
  readonly clear: () => void;
}

/** A list's state, all of it in the address. */
export function useListState<Row extends RowBase>(definition: ListDefinition<Row>): ListState {
  const search = useSearch({ strict: false }) as ListSearch;
  const navigate = useNavigate();
  const { clinic } = useClinic();
  const { chips = [], filters: offered = [], only, ofClinic } = definition;

  const change = (part: Partial<ListSearch>) =>
    void navigate({
      to: '.',
      search: ((before: ListSearch) => ({ ...before, ...part })) as never,
      // Opening a record or a form is a step that Back undoes; the rest only narrows.
      replace: !('record' in part || 'form' in part),
    });
  const chip = chips.find(({ key }) => key === search.show) ?? chips[0];
  const filters = useMemo(() => readFilters(search.filter, offered), [search.filter, offered]);
  const base = useMemo<BoolExp[]>(
    () => [
      ...(only ? [only] : []),
      ...(clinic && ofClinic ? [ofClinic(clinic.id)] : []),
      ...(search.q && definition.search.length > 0 ? [searchOf(definition.search, search.q)] : []),
      ...filterConditions(filters, offered),
    ],
    [only, clinic, ofClinic, definition.search, search.q, filters, offered],
  );
  const where: BoolExp = useMemo(() => ({ _and: [...base, ...(chip ? [chip.where] : [])] }), [base, chip]);

  return {
    search,
    change,
    page: search.page ?? 1,
    sort: search.sort ?? definition.sort,
    chip,
    filters,
    setFilter: (name, value) =>
      change({ filter: writeFilters({ ...filters, [name]: value ?? '' }), page: undefined }),
    base,
    where,
    // The clinic switcher is not the list's to clear.
    narrowed:
      Boolean(search.q) || Object.keys(filters).length > 0 || (chip !== undefined && chip !== chips[0]),
    clear: () => change({ q: undefined, show: undefined, filter: undefined, page: undefined }),
  };
}
