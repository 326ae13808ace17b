import { Paper } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type CSSProperties, useRef, useState } from 'react';
import { useList } from '#kit/definition/list-context.tsx';
import type { ListColumn, RowBase } from '#kit/definition/list-definition.ts';
import { useRecordLinks, useRecordPreload } from '#kit/resource/record-link.ts';
import { Tick } from '#ui/tick.tsx';
import { type Many, TableRows } from './many-rows.tsx';
import { RecordRow, type RowEvents } from './record-row.tsx';
import classes from './record-table.module.css';
import type { ListLayout } from './use-list-layout.ts';
import type { Order } from './use-order.ts';
import type { TreeView } from './use-tree.tsx';

interface Props<Row extends RowBase> {
  readonly layout: ListLayout<Row>;
  readonly rows: readonly Row[];
  /** Set for a list of which only the visible rows are rendered. */
  readonly many?: Many<Row> | null;
  readonly sort: string;
  readonly selected: ReadonlySet<string>;
  /** The id of the row whose record is open. */
  readonly opened: string | undefined;
  readonly tree?: TreeView<Row> | null;
  /** Set if users order the rows themselves. */
  readonly order?: Order<Row> | null;
  readonly onSort: (sort: string) => void;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  /** Selects all rows of the list, of which some may have to be loaded first. */
  readonly onSelectAll?: () => void;
  /** Selects one row; with `range`, also those between it and the row that was picked before. */
  readonly onPick: (id: string, range: boolean) => void;
  readonly onView: (id: string) => void;
}

/** Rows as a table, or on a phone as cards. The first column names the record and opens it. */
export function RecordTable<Row extends RowBase>(props: Props<Row>) {
  const { definition } = useList<Row>();
  const { layout, rows, sort, selected, opened, tree, order, many } = props;
  const { columns, widths, handle } = layout;
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const all = many
    ? selected.size >= many.total
    : rows.length > 0 && rows.every(({ id }) => selected.has(id));
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const preload = useRecordPreload(definition);
  const [events] = useState<RowEvents>(() => ({
    onSelect: (id, range) => latest.current.onPick(id, range),
    onView: (id) => latest.current.onView(id),
    onIntent: preload,
    onMenu: (id, open) => setMenuOf((before) => (open ? id : before === id ? null : before)),
  }));
  const link = useRecordLinks(definition);
  const draw = (row: Row, index?: number) => (
    <RecordRow
      key={row.id}
      row={row}
      index={index}
      columns={columns}
      selected={selected.has(row.id)}
      opened={opened === row.id}
      menuOpened={menuOf === row.id}
      events={events}
      link={link}
      tree={tree ?? null}
      order={order ?? null}
    />
  );
  return (
    <Paper
      className={classes.frame ?? ''}
      data-compact={layout.layout.compact || undefined}
      data-selecting={selected.size > 0 || undefined}
      data-many={many ? true : undefined}
      data-scroll-restoration-id={many?.entry}
    >
      <table
        className={classes.table}
        aria-label={definition.title}
        // Rows of a long list are styled as blocks, and form a table only by their roles.
        role={tree ? 'treegrid' : many ? 'table' : undefined}
        aria-rowcount={many ? many.total + 1 : undefined}
        style={
          {
            '--least': `${whole + 88}px`,
            '--columns': `40px ${widths.map((width) => `minmax(0, ${width}fr)`).join(' ')} 48px`,
          } as CSSProperties
        }
      >
        <colgroup>
          <col style={{ width: 40 }} />
          {columns.map(({ key }, index) => (
            // Percentages, so that extra space goes to the columns and not to the checkboxes and menus.
            <col key={key} style={{ width: `${(100 * (widths[index] ?? 0)) / whole}%` }} />
          ))}
          <col style={{ width: 48 }} />
        </colgroup>
        <thead role={many ? 'rowgroup' : undefined}>
          <tr role={many ? 'row' : undefined} aria-rowindex={many ? 1 : undefined}>
            <th className={classes.tick} role={many ? 'columnheader' : undefined}>
              <Tick
                aria-label={many ? 'Select all rows' : 'Select all rows of this page'}
                checked={all}
                indeterminate={!all && selected.size > 0}
                onChange={() => {
                  if (all) props.onSelect(new Set());
                  else if (many) props.onSelectAll?.();
                  else props.onSelect(new Set(rows.map(({ id }) => id)));
                }}
              />
            </th>
            {columns.map((column, index) => (
              <HeadCell
                key={column.key}
                column={column}
                sort={sort}
                onSort={props.onSort}
                handle={index < columns.length - 1 ? handle(index) : null}
                role={many ? 'columnheader' : undefined}
              />
            ))}
            <th className={classes.menu} role={many ? 'columnheader' : undefined}>
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <TableRows rows={rows} many={many ?? null} compact={layout.layout.compact} draw={draw} />
      </table>
    </Paper>
  );
}

function HeadCell<Row>({
  column,
  sort,
  onSort,
  handle,
  role,
}: {
  column: ListColumn<Row>;
  sort: string;
  onSort: (sort: string) => void;
  handle: Readonly<Record<string, unknown>> | null;
  role: 'columnheader' | undefined;
}) {
  const path = sort.replace(/^-/, '');
  const sorted = column.sort !== undefined && column.sort === path;
  const descending = sort.startsWith('-');
  const Arrow = descending ? IconArrowDown : IconArrowUp;
  return (
    <th
      role={role}
      data-column={column.key}
      data-numeric={column.numeric || undefined}
      aria-sort={sorted ? (descending ? 'descending' : 'ascending') : undefined}
    >
      {column.sort ? (
        <button
          type="button"
          className={classes.sort}
          data-active={sorted || undefined}
          onClick={() => onSort(sorted && !descending ? `-${column.sort}` : (column.sort ?? ''))}
        >
          {column.label}
          {sorted ? <Arrow size={12} aria-hidden /> : null}
        </button>
      ) : (
        column.label
      )}
      {handle ? <span className={classes.grip} {...handle} /> : null}
    </th>
  );
}
