import { ActionIcon, Button, Group, TextInput, Tooltip } from '@mantine/core';
import { IconDownload, IconFilterOff, IconLayoutGrid, IconList, IconSearch } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { ImportButton } from '#kit/csv/import-button.tsx';
import { useList } from '#kit/definition/list-context.tsx';
import type { RowBase } from '#kit/definition/list-definition.ts';
import { lowerCaseTitle } from '#kit/definition/lower.ts';
import { ConditionFilter } from '#kit/filter/condition-filter.tsx';
import { mayFilterBy } from '#kit/filter/filter-fields.ts';
import { FilterMenu } from '#kit/filter/filter-menu.tsx';
import { useTypedSearch } from '#kit/filter/use-typed-search.ts';
import type { ListState } from '#kit/rows/use-list-state.ts';
import { ColumnsMenu } from '#kit/table/columns-menu.tsx';
import { SortMenu } from '#kit/table/sort-menu.tsx';
import type { ListLayout } from '#kit/table/use-list-layout.ts';
import { ViewsMenu } from '#kit/views/views-menu.tsx';
import { useMe } from '#session/session.ts';
import { Chip } from '#ui/chip.tsx';
import classes from './list-toolbar.module.css';

export function ListToolbar<Row extends RowBase>({
  state,
  layout,
  countOf,
  total,
  filtersOpened,
  onFilters,
  onCsv,
}: {
  state: ListState;
  layout: ListLayout<Row>;
  countOf: (chip: string) => number | undefined;
  total: number | undefined;
  filtersOpened: 'values' | 'builder' | null;
  onFilters: (opened: 'values' | 'builder' | null) => void;
  onCsv: () => void;
}) {
  const { definition } = useList<Row>();
  const { chips = [], filters = [], table } = definition;
  const { search, change, chip } = state;
  const me = useMe();
  const isBuildable = useMemo(() => mayFilterBy(table, me), [table, me]);
  const filterButton = useRef<HTMLButtonElement>(null);
  const clearable = Boolean(search.q || search.show || search.filter || search.where);
  return (
    <search className={classes.bar} aria-label="Filters">
      <div className={classes.side}>
        {(chips.length > 1 ? chips : []).map(({ key, label, dot }) => (
          <Chip
            key={key}
            label={label}
            count={countOf(key)}
            active={key === chip?.key}
            {...(dot ? { dot } : {})}
            onClick={() => change({ show: key === chips[0]?.key ? undefined : key, page: undefined })}
          />
        ))}
        <FilterMenu
          filters={filters}
          values={state.filters}
          opened={filtersOpened === 'values'}
          building={filtersOpened === 'builder'}
          button={filterButton}
          onOpened={(opened) => onFilters(opened ? 'values' : null)}
          onSet={state.setFilter}
          onBuild={isBuildable ? () => onFilters('builder') : undefined}
        />
        <ConditionFilter
          table={table}
          title={definition.title}
          conditions={state.conditions}
          base={[...state.unbuilt, ...(chip ? [chip.where] : [])]}
          count={total}
          opened={filtersOpened === 'builder'}
          button={filterButton}
          onOpened={(opened) => onFilters(opened ? 'builder' : null)}
          onChange={state.setConditions}
        />
        {definition.feed ? null : (
          <SortMenu
            columns={definition.columns}
            sort={state.sort}
            onSort={(next) => change({ sort: next === definition.sort ? undefined : next, page: undefined })}
          />
        )}
        {clearable ? (
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            leftSection={<IconFilterOff size={14} />}
            onClick={state.clear}
          >
            Clear all
          </Button>
        ) : null}
      </div>
      <Group gap={8} wrap="nowrap" className={classes.tools ?? ''}>
        {definition.search.length > 0 ? (
          <SearchField
            title={definition.title}
            text={search.q ?? ''}
            onChange={(q) => change({ q, page: undefined })}
          />
        ) : null}
        {definition.card ? (
          <CardsSwitch cards={search.view === 'cards'} onChange={(view) => change({ view })} />
        ) : null}
        <ViewsMenu table={table} search={search} onChange={change} />
        {definition.feed ? null : (
          <span className={classes.desk}>
            <ColumnsMenu layout={layout} />
          </span>
        )}
        <ImportButton definition={definition} />
        <Tooltip label="Download CSV">
          <ActionIcon variant="default" size={32} aria-label="Download CSV" onClick={onCsv}>
            <IconDownload size={16} />
          </ActionIcon>
        </Tooltip>
      </Group>
    </search>
  );
}

function CardsSwitch({ cards, onChange }: { cards: boolean; onChange: (view: 'cards' | undefined) => void }) {
  const label = cards ? 'Show as a table' : 'Show as cards';
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="default"
        size={32}
        aria-label={label}
        className={classes.desk ?? ''}
        onClick={() => onChange(cards ? undefined : 'cards')}
      >
        {cards ? <IconList size={16} /> : <IconLayoutGrid size={16} />}
      </ActionIcon>
    </Tooltip>
  );
}

/** A search field; its text takes effect 300 ms after the last key. */
function SearchField({
  title,
  text,
  onChange,
}: {
  title: string;
  text: string;
  onChange: (text: string | undefined) => void;
}) {
  const [typed, type] = useTypedSearch(text, (next) => onChange(next || undefined));
  const label = `Search ${lowerCaseTitle(title)}`;
  return (
    <TextInput
      data-search
      className={classes.search ?? ''}
      type="search"
      placeholder={label}
      aria-label={label}
      leftSection={<IconSearch size={16} />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.blur();
      }}
    />
  );
}
