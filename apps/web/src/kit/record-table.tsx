import { Checkbox, Paper, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import type { ListColumn, ListDefinition, RowBase } from './list-definition.ts';
import type { listOperations } from './list-query.ts';
import type { ListSearch } from './list-search.ts';
import classes from './record-table.module.css';
import { RowMenu } from './row-menu.tsx';
import type { ListLayout } from './use-list-layout.ts';
import type { TreeView } from './use-tree.tsx';

interface Props<Row extends RowBase> {
  readonly definition: ListDefinition<Row>;
  readonly operations: ReturnType<typeof listOperations<Row>>;
  readonly layout: ListLayout<Row>;
  readonly rows: readonly Row[];
  readonly sort: string;
  readonly zone: string;
  readonly selected: ReadonlySet<string>;
  /** The row whose record is open. */
  readonly opened: string | undefined;
  readonly tree?: TreeView<Row> | null;
  readonly onSort: (sort: string) => void;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  readonly onView: (id: string) => void;
  readonly onEdit: (id: string) => void;
}

/** Where a row's name leads: to a page of its own, or to the sheet beside the list. */
export const recordLink = <Row extends RowBase>({ pages }: ListDefinition<Row>, id: string) =>
  pages
    ? { to: pages.view(id) }
    : { to: '.', search: ((before: ListSearch) => ({ ...before, record: id })) as never };

export const toggled = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
};

/** Rows as a table; on a phone as cards. The first column names the record and opens it. */
export function RecordTable<Row extends RowBase>(props: Props<Row>) {
  const { definition, layout, rows, sort, selected, tree, onSort, onSelect } = props;
  const { columns, widths, handle } = layout;
  const all = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  const [menuOf, setMenuOf] = useState<string | null>(null);
  return (
    <Paper className={classes.frame ?? ''} data-compact={layout.layout.compact || undefined}>
      <table
        className={classes.table}
        aria-label={definition.title}
        {...(tree ? { role: 'treegrid' } : {})}
        style={{ '--least': `${widths.reduce((sum, width) => sum + width, 88)}px` } as CSSProperties}
      >
        <colgroup>
          <col style={{ width: 40 }} />
          {columns.map(({ key }, index) => (
            <col key={key} style={{ width: widths[index] }} />
          ))}
          <col style={{ width: 48 }} />
        </colgroup>
        <thead>
          <tr>
            <th className={classes.tick}>
              <Checkbox
                size="xs"
                aria-label="Select all rows of this page"
                checked={all}
                indeterminate={!all && selected.size > 0}
                onChange={() => onSelect(all ? new Set() : new Set(rows.map(({ id }) => id)))}
              />
            </th>
            {columns.map((column, index) => (
              <HeadCell
                key={column.key}
                column={column}
                sort={sort}
                onSort={onSort}
                handle={index < columns.length - 1 ? handle(index) : null}
              />
            ))}
            <th className={classes.menu}>
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BodyRow
              key={row.id}
              {...props}
              row={row}
              menuOpened={menuOf === row.id}
              onMenu={(opened) => setMenuOf(opened ? row.id : null)}
            />
          ))}
        </tbody>
      </table>
    </Paper>
  );
}

function BodyRow<Row extends RowBase>({
  row,
  definition,
  operations,
  layout,
  zone,
  selected,
  opened,
  tree,
  menuOpened,
  onMenu,
  onSelect,
  onView,
  onEdit,
}: Props<Row> & { row: Row; menuOpened: boolean; onMenu: (opened: boolean) => void }) {
  const { columns } = layout;
  const name = definition.name(row);
  return (
    <tr
      data-row={row.id}
      data-selected={selected.has(row.id) || undefined}
      data-opened={opened === row.id || undefined}
      tabIndex={-1}
      {...tree?.rowProps(row)}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu(true);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
        event.preventDefault();
        onView(row.id);
      }}
    >
      <td className={classes.tick}>
        <Checkbox
          size="xs"
          aria-label={`Select ${name}`}
          checked={selected.has(row.id)}
          onChange={() => onSelect(toggled(selected, row.id))}
        />
      </td>
      {columns.map((column, index) =>
        index === 0 ? (
          <td key={column.key} data-name data-tree={tree ? true : undefined}>
            {tree?.lead(row, name)}
            <Link {...recordLink(definition, row.id)} className={classes.name ?? ''}>
              {column.render(row, { zone })}
            </Link>
          </td>
        ) : (
          <td key={column.key} data-label={column.label} data-numeric={column.numeric || undefined}>
            {column.render(row, { zone })}
          </td>
        ),
      )}
      <td className={classes.menu} data-menu>
        <RowMenu
          row={row}
          definition={definition}
          operations={operations}
          opened={menuOpened}
          onOpenedChange={onMenu}
          onView={() => onView(row.id)}
          onEdit={() => onEdit(row.id)}
        />
      </td>
    </tr>
  );
}

function HeadCell<Row>({
  column,
  sort,
  onSort,
  handle,
}: {
  column: ListColumn<Row>;
  sort: string;
  onSort: (sort: string) => void;
  handle: Readonly<Record<string, unknown>> | null;
}) {
  const path = sort.replace(/^-/, '');
  const sorted = column.sort !== undefined && column.sort === path;
  const descending = sort.startsWith('-');
  const Arrow = descending ? IconArrowDown : IconArrowUp;
  return (
    <th
      data-column={column.key}
      data-numeric={column.numeric || undefined}
      aria-sort={sorted ? (descending ? 'descending' : 'ascending') : undefined}
    >
      {column.sort ? (
        <UnstyledButton
          className={classes.sort ?? ''}
          data-active={sorted || undefined}
          onClick={() => onSort(sorted && !descending ? `-${column.sort}` : (column.sort ?? ''))}
        >
          {column.label}
          {sorted ? <Arrow size={12} aria-hidden /> : null}
        </UnstyledButton>
      ) : (
        column.label
      )}
      {handle ? <span className={classes.grip} {...handle} /> : null}
    </th>
  );
}
