import { Group, Pagination, Paper, Skeleton, Text } from '@mantine/core';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { codeOf } from '#data/errors.ts';
import { useQueryData } from '#data/hooks.ts';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { Failed, NotAllowed, NothingMatches, NothingYet } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { mayChange } from './allowed.ts';
import { downloadCsv } from './download-csv.ts';
import { formPageOf } from './form-page.ts';
import type { ListDefinition, RowBase } from './list-definition.ts';
import { csvQuery, keyOf, listOperations, ofId, orderOf, pageSize, withTextId } from './list-query.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { readablePart } from './readable-part.ts';
import { RecordCards } from './record-cards.tsx';
import { RecordFeed } from './record-feed.tsx';
import { RecordForm } from './record-form.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { RecordTable } from './record-table.tsx';
import { mayEdit } from './row-menu.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { type ListData, useListData } from './use-list-data.ts';
import { type ListLayout, useListLayout } from './use-list-layout.ts';
import { type ListState, useListState } from './use-list-state.ts';
import { useOrder } from './use-order.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useSelection } from './use-selection.ts';
import { useTree } from './use-tree.tsx';

const noRows: readonly never[] = [];

/** A live list of one kind of record: search, chips, filters, sort, pages, record and form, all kept in the address. */
export function ResourceList<Row extends RowBase>({
  definition: whole,
}: {
  definition: ListDefinition<Row>;
}) {
  const me = useMe();
  const definition = useMemo(() => readablePart(whole, me), [whole, me]);
  const operations = useMemo(() => listOperations(definition), [definition]);
  const { zone } = useClinic();
  const state = useListState(definition);
  const { search, change, sort, where } = state;
  const data = useListData(definition, operations, state);
  const tree = useTree(definition, operations, state);
  const order = useOrder(definition.table, data.rows ?? noRows, sort === 'position');
  const layout = useListLayout(definition.table, definition.columns);
  const [filtering, setFiltering] = useState<'values' | 'builder' | null>(null);
  const selection = useSelection(tree?.rows ?? data.rows ?? noRows, `${state.asked} ${state.page}`);

  const navigate = useNavigate();
  const { pages } = definition;
  const mayAdd = pages
    ? pages.add.allowed(me)
    : definition.form !== undefined && mayChange(definition.table, 'insert', me);
  const formPage = formPageOf(whole);
  const addPage = pages?.add.to ?? formPage?.add;
  const editPage = pages?.edit ?? formPage?.edit;
  const add = () => (addPage ? void navigate({ to: addPage }) : change({ form: 'add' }));
  const edit = (id: string) => (editPage ? void navigate({ to: editPage(id) }) : change({ form: id }));
  const view = (id: string) => (pages ? void navigate({ to: pages.view(id) }) : change({ record: id }));
  const addLabel = pages?.add.label ?? `Add ${definition.one}`;
  const asCards = definition.card !== undefined && search.view === 'cards';
  useRowKeys({
    one: definition.one,
    onSelect: (id) => selection.pick(id, false),
    onRange: selection.stretch,
    onEdit: mayEdit(definition, me) ? edit : undefined,
    onFilter: () => setFiltering(definition.filters?.length ? 'values' : 'builder'),
    onAdd: mayAdd ? add : undefined,
    onUnselect: selection.ids.size > 0 ? () => selection.set(new Set()) : undefined,
    isTree: tree !== null,
    isOrdered: order !== null,
  });
  function csv(only?: readonly string[]) {
    const chosen = only ? { id: { _in: only.map((id) => keyOf(id).id) } } : where;
    const order = orderOf(sort);
    if (definition.onCsv) void definition.onCsv(chosen, order);
    else
      void downloadCsv(
        csvFileOf(definition),
        csvQuery(definition.table, fileColumns(definition, layout)),
        { where: chosen, order },
        only?.length ?? data.total,
      );
  }

  return (
    <Page
      title={definition.title}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: definition.title },
        { label: 'Listing' },
      ]}
      actions={definition.actions?.()}
      add={mayAdd ? { label: addLabel, onClick: add, covered: selection.ids.size > 0 } : undefined}
      toolbar={
        <ListToolbar
          definition={definition}
          operations={operations}
          state={state}
          layout={layout}
          countOf={data.countOf}
          total={data.total}
          filtersOpened={filtering}
          onFilters={setFiltering}
          onCsv={() => csv()}
        />
      }
    >
      {definition.above?.()}
      {data.rows && data.rows.length > 0 ? (
        <>
          {definition.feed ? (
            <RecordFeed
              definition={definition}
              feed={definition.feed}
              operations={operations}
              rows={data.rows}
              zone={zone}
              opened={search.record}
              onEdit={edit}
            />
          ) : asCards ? (
            <RecordCards
              definition={definition}
              operations={operations}
              rows={data.rows}
              zone={zone}
              onEdit={edit}
            />
          ) : (
            <RecordTable
              definition={definition}
              operations={operations}
              layout={layout}
              rows={tree?.rows ?? order?.rows ?? data.rows}
              tree={tree}
              order={order}
              sort={sort}
              zone={zone}
              selected={selection.ids}
              opened={search.record}
              onSort={(next) =>
                change({ sort: next === definition.sort ? undefined : next, page: undefined })
              }
              onSelect={selection.set}
              onPick={selection.pick}
              onView={view}
              onEdit={edit}
            />
          )}
          <Footer
            data={data}
            tree={tree !== null}
            page={state.page}
            onPage={(page) => change({ page: page === 1 ? undefined : page })}
          />
        </>
      ) : (
        <ListNothing
          definition={definition}
          data={data}
          state={state}
          addLabel={addLabel}
          onAdd={mayAdd ? add : undefined}
        />
      )}
      <SelectionBar
        definition={definition}
        operations={operations}
        rows={data.rows ?? []}
        selected={selection.ids}
        where={where}
        total={data.total}
        onSelect={selection.set}
        onCsv={csv}
      />
      {search.record && !pages ? (
        <RecordSheet
          definition={definition}
          operations={operations}
          id={search.record}
          neighbours={(data.rows ?? []).map(({ id }) => id)}
          onGo={(record) => change({ record })}
          onEdit={() => search.record && edit(search.record)}
          onClose={() => change({ record: undefined })}
        />
      ) : null}
      {formPage && search.form ? (
        <Navigate
          to={search.form === 'add' ? formPage.add : formPage.edit(search.form)}
          search={(search.copy ? { copy: search.copy } : {}) as never}
          replace
        />
      ) : definition.form && search.form && (search.form === 'add' ? mayAdd : mayEdit(definition, me)) ? (
        <FormOf
          key={search.form}
          definition={definition}
          operations={operations}
          form={search.form}
          copy={search.form === 'add' ? search.copy : undefined}
          onClose={() => change({ form: undefined, copy: undefined })}
        />
      ) : null}
    </Page>
  );
}

/** As it is specified, or as the person has arranged the list. */
const fileColumns = <Row,>(
  { csvWhole, csvColumns = [] }: Pick<ListDefinition<Row & RowBase>, 'csvWhole' | 'csvColumns'>,
  { layout: { hidden, order }, whole }: ListLayout<Row & RowBase>,
) => (csvWhole && !hidden?.length && order.length === 0 ? csvWhole : [...whole, ...csvColumns]);

const csvFileOf = ({ csvFile, title }: { csvFile?: string; title: string }): string =>
  csvFile ?? `${title.replaceAll(' ', '')}.csv`;

/** The form of a new record, which may begin as a copy of another, or of the one that the address names. */
function FormOf<Row extends RowBase>({
  definition,
  operations,
  form,
  copy,
  onClose,
}: {
  definition: ListDefinition<Row>;
  operations: ReturnType<typeof listOperations<Row>>;
  form: string;
  copy: string | undefined;
  onClose: () => void;
}) {
  const id = copy ?? (form === 'add' ? undefined : form);
  const { data } = useQueryData(operations.read, { where: ofId(id ?? '') }, { pause: id === undefined });
  const found = data?.[definition.table]?.[0];
  const row = found && withTextId(found);
  const what =
    form === 'add'
      ? { row: null, copied: copy === undefined ? undefined : (row ?? ('reading' as const)) }
      : { row };
  return <RecordForm {...{ definition, operations, onClose }} {...what} />;
}

/** How many there are, which page of them is in sight, and ways to another. */
function Footer<Row extends RowBase>({
  data: { total },
  page,
  tree,
  onPage,
}: {
  data: ListData<Row>;
  page: number;
  tree: boolean;
  onPage: (page: number) => void;
}) {
  if (tree)
    return (
      <Text size="xs" c="var(--op-muted)" className="tabular" role="status">
        {total === undefined ? '' : `${total} in all`}
      </Text>
    );
  return (
    <Group justify="space-between">
      <Text size="xs" c="var(--op-muted)" className="tabular" role="status">
        {total === undefined
          ? ''
          : `${count((page - 1) * pageSize + 1)}–${count(Math.min(total, page * pageSize))} of ${count(total)}`}
      </Text>
      {total !== undefined && total > pageSize ? (
        <Pagination
          size="sm"
          value={page}
          total={Math.ceil(total / pageSize)}
          onChange={onPage}
          getControlProps={(control) => ({ 'aria-label': `${control} page` })}
          getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
        />
      ) : null}
    </Group>
  );
}
const count = (number: number): string => number.toLocaleString('en-AU');

/** Not yet there, not allowed, failed, nothing matches, nothing yet: five different words. */
function ListNothing<Row extends RowBase>({
  definition: { emptyLine },
  data: { rows, error, refetch },
  state: { narrowed, clear, page, change },
  addLabel,
  onAdd,
}: {
  definition: ListDefinition<Row>;
  data: ListData<Row>;
  state: ListState;
  addLabel: string;
  onAdd: (() => void) | undefined;
}) {
  if (error && !rows) {
    const code = codeOf(error);
    if (code === 'validation-failed' || code === 'permission-error') return <NotAllowed />;
    return <Failed onRefresh={refetch} />;
  }
  if (!rows) {
    return (
      <Paper p={16} role="status" aria-busy aria-label="Loading">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height={16} my={12} />
        ))}
      </Paper>
    );
  }
  // The last row of the last page went away.
  if (page > 1) return <NothingMatches onClear={() => change({ page: undefined })} />;
  if (narrowed) return <NothingMatches onClear={clear} />;
  return <NothingYet {...(emptyLine ? { line: emptyLine } : {})} addLabel={addLabel} onAdd={onAdd} />;
}
