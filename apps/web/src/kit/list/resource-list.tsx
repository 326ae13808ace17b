import { specifiedMessages } from '@operatory/domain';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { Fragment, useMemo, useState } from 'react';
import { toast } from '#data/toast.ts';
import { lockedReason, mayEdit, mayEditRow } from '#kit/actions/row-menu.tsx';
import { downloadCsv } from '#kit/csv/download-csv.ts';
import { mayChange } from '#kit/definition/allowed.ts';
import { formPageOf } from '#kit/definition/form-page.ts';
import { ListProvider } from '#kit/definition/list-context.tsx';
import type { ListDefinition, RowBase } from '#kit/definition/list-definition.ts';
import { csvQuery, keyOf, listOperations, orderOf } from '#kit/definition/list-query.ts';
import { ListForm } from '#kit/form/list-form.tsx';
import { RecordFeed } from '#kit/record/record-feed.tsx';
import { RecordSheet } from '#kit/record/record-sheet.tsx';
import { readablePart } from '#kit/resource/readable-part.ts';
import { useListData } from '#kit/rows/use-list-data.ts';
import { useListState } from '#kit/rows/use-list-state.ts';
import { useSelection } from '#kit/rows/use-selection.ts';
import { RecordCards } from '#kit/table/record-cards.tsx';
import { RecordTable } from '#kit/table/record-table.tsx';
import { type ListLayout, useListLayout } from '#kit/table/use-list-layout.ts';
import { mayOrder, useOrder } from '#kit/table/use-order.ts';
import { useRowKeys } from '#kit/table/use-row-keys.ts';
import { useTree } from '#kit/table/use-tree.tsx';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { Page } from '#ui/page.tsx';
import { usePhone } from '#ui/window-width.ts';
import { ListFooter } from './list-footer.tsx';
import { ListNothing } from './list-nothing.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useMany } from './use-many.ts';
import { useRowPositions } from './use-row-positions.ts';
import { useSelectAll } from './use-select-all.ts';
import { WithSide } from './with-side.tsx';

const noRows: readonly never[] = [];

/**
 * A list of one kind of record, live: search, chips, filters, order, pages, record and form. Their state is
 * in the URL.
 */
export function ResourceList<Row extends RowBase>({
  definition: whole,
}: {
  definition: ListDefinition<Row>;
}) {
  const me = useMe();
  const definition = useMemo(() => readablePart(whole, me), [whole, me]);
  const operations = listOperations(definition);
  const { zone } = useClinic();
  const state = useListState(definition);
  const { search, change, sort, where } = state;
  const tree = useTree(definition, operations, state);
  const isOrdered = sort === 'position' && mayOrder(definition.table, me);
  const asCards = definition.card !== undefined && search.view === 'cards';
  const isPhone = usePhone();
  const isPaged = isPhone || isOrdered || tree.isTree || asCards || definition.feed !== undefined;
  const data = useListData(definition, operations, state, isPaged);
  const rows = data.rows ?? noRows;
  const order = useOrder(definition.table, rows, isOrdered);
  const layout = useListLayout(definition.table, definition.columns);
  const [filtering, setFiltering] = useState<'values' | 'builder' | null>(null);
  const { windows } = data;
  const places = useRowPositions(definition.table, operations, state, windows, tree.view?.rows ?? rows);
  const selection = useSelection(places, isPaged ? `${state.asked} ${state.page}` : state.asked);
  const selectAll = useSelectAll(definition.table, operations, where, data.total, selection.set);
  const { many, jumps, sight, page, toPage } = useMany(data, state);

  const navigate = useNavigate();
  const { pages, ownForm } = definition;
  const adding = ownForm ?? pages?.add;
  const mayAdd = adding
    ? adding.allowed(me)
    : definition.form !== undefined && mayChange(definition.table, 'insert', me);
  const formPage = formPageOf(whole);
  const addPage = pages?.add.to ?? formPage?.add;
  const editPage = pages?.edit ?? formPage?.edit;
  const add = () => (addPage ? void navigate({ to: addPage }) : change({ form: 'add' }));
  const edit = (id: string) => (editPage ? void navigate({ to: editPage(id) }) : change({ form: id }));
  const editIfAllowed = (id: string) => {
    const row = data.held.find((held) => held.id === id);
    if (!row || mayEditRow(definition, row, me)) edit(id);
    else toast.error(lockedReason(definition, row) ?? specifiedMessages.no_permission);
  };
  const view = (id: string) => (pages ? void navigate({ to: pages.view(id) }) : change({ record: id }));
  const addLabel = adding?.label ?? `Add ${definition.one}`;
  useRowKeys({
    one: definition.one,
    jumps,
    onSelect: (id) => selection.pick(id, false),
    onRange: selection.stretch,
    onEdit: mayEdit(definition, me) ? editIfAllowed : undefined,
    onFilter: () => setFiltering(definition.filters?.length ? 'values' : 'builder'),
    onAdd: mayAdd ? add : undefined,
    onUnselect: selection.ids.size > 0 ? () => selection.set(new Set()) : undefined,
    isTree: tree.view !== null,
    isOrdered: order !== null,
  });
  /** Closes the form, and opens the record if one was added, because it may be anywhere in the list. */
  function closeForm(added?: string) {
    if (added !== undefined && pages) view(added);
    else change({ form: undefined, copy: undefined, ...(added === undefined ? {} : { record: added }) });
  }
  function csv(only?: readonly string[]) {
    const chosen = only ? { id: { _in: only.map((id) => keyOf(id).id) } } : where;
    const order = orderOf(sort);
    if (definition.onCsv) void definition.onCsv(chosen, order);
    else
      void downloadCsv(
        csvFileOf(definition),
        csvQuery(definition.table, fileColumns(definition, layout)),
        { where: chosen, order },
        zone,
        only?.length ?? data.total,
      );
  }

  return (
    <ListProvider definition={definition} onEdit={edit}>
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
        <WithSide side={definition.beside?.()}>
          {many || rows.length > 0 ? (
            <>
              {definition.feed ? (
                <RecordFeed feed={definition.feed} rows={rows} opened={search.record} />
              ) : asCards ? (
                <RecordCards rows={rows} />
              ) : (
                <RecordTable
                  layout={layout}
                  rows={tree.view?.rows ?? order?.rows ?? rows}
                  many={many}
                  tree={tree.view}
                  order={order}
                  sort={sort}
                  selected={selection.ids}
                  opened={search.record}
                  onSort={(next) =>
                    change({ sort: next === definition.sort ? undefined : next, page: undefined })
                  }
                  onSelect={selection.set}
                  onSelectAll={() => void selectAll.run()}
                  onPick={selection.pick}
                  onView={view}
                />
              )}
              <ListFooter
                total={data.total}
                page={page}
                sight={sight}
                isTree={tree.view !== null}
                onPage={toPage}
              />
            </>
          ) : (
            <ListNothing data={data} state={state} addLabel={addLabel} onAdd={mayAdd ? add : undefined} />
          )}
        </WithSide>
        <SelectionBar
          rows={data.held}
          selected={selection.ids}
          all={selectAll}
          total={data.total}
          onSelect={selection.set}
          onCsv={csv}
        />
        {search.record && !pages ? (
          <RecordSheet
            id={search.record}
            neighbours={(windows?.store.around(search.record) ?? rows).map(({ id }) => id)}
            onGo={(record) => {
              change({ record });
              jumps.current?.show(places.of(record));
            }}
            onClose={() => change({ record: undefined })}
          />
        ) : null}
        {ownForm && search.form ? (
          // Editing is not checked here, because the server refuses it to users who may not edit.
          search.form !== 'add' || mayAdd ? (
            <Fragment key={search.form}>{ownForm.render(search.form, closeForm)}</Fragment>
          ) : null
        ) : formPage && search.form ? (
          <Navigate
            to={search.form === 'add' ? formPage.add : formPage.edit(search.form)}
            search={(search.copy ? { copy: search.copy } : {}) as never}
            replace
          />
        ) : definition.form && search.form && (search.form === 'add' ? mayAdd : mayEdit(definition, me)) ? (
          <ListForm
            key={search.form}
            form={search.form}
            copy={search.form === 'add' ? search.copy : undefined}
            onClose={closeForm}
          />
        ) : null}
      </Page>
    </ListProvider>
  );
}

/**
 * The columns of the CSV file: `csvWhole`, if the list has it and the user has not arranged the columns;
 * otherwise those that are not hidden, and `csvColumns`.
 */
const fileColumns = <Row,>(
  { csvWhole, csvColumns = [] }: Pick<ListDefinition<Row & RowBase>, 'csvWhole' | 'csvColumns'>,
  { layout: { hidden, order }, whole }: ListLayout<Row & RowBase>,
) => (csvWhole && !hidden?.length && order.length === 0 ? csvWhole : [...whole, ...csvColumns]);

const csvFileOf = ({ csvFile, title }: { csvFile?: string; title: string }): string =>
  csvFile ?? `${title.replaceAll(' ', '')}.csv`;
