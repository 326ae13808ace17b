import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, memo, useState } from 'react';
import { DotsButton } from '#ui/dots-button.tsx';
import { Tick } from '#ui/tick.tsx';
import type { ListColumn, ListDefinition, RowBase } from './list-definition.ts';
import type { listOperations } from './list-query.ts';
import type { ListSearch } from './list-search.ts';
import { OrderGrip } from './order-grip.tsx';
import classes from './record-table.module.css';
import { RowMenu } from './row-menu.tsx';
import type { Order } from './use-order.ts';
import type { TreeView } from './use-tree.tsx';

/** What a row tells its table; the same functions for every row and every drawing. */
export interface RowEvents {
  readonly onSelect: (id: string, range: boolean) => void;
  readonly onView: (id: string) => void;
  readonly onEdit: (id: string) => void;
  readonly onMenu: (id: string, opened: boolean) => void;
}

interface Props<Row extends RowBase> {
  readonly row: Row;
  readonly definition: ListDefinition<Row>;
  readonly operations: ReturnType<typeof listOperations<Row>>;
  readonly columns: readonly ListColumn<Row>[];
  readonly zone: string;
  readonly selected: boolean;
  readonly opened: boolean;
  readonly menuOpened: boolean;
  readonly events: RowEvents;
  readonly tree: TreeView<Row> | null;
  /** Where people put the rows in order themselves. */
  readonly order: Order<Row> | null;
  /** Its place among rows of which only some are drawn. */
  readonly index?: number | undefined;
}

/** Where a row's name leads: to a page of its own, or to the sheet beside the list. */
export const recordLink = <Row extends RowBase>({ pages }: ListDefinition<Row>, id: string) =>
  pages
    ? { to: pages.view(id) }
    : { to: '.', search: ((before: ListSearch) => ({ ...before, record: id })) as never };

function Row<R extends RowBase>({
  row,
  definition,
  operations,
  columns,
  zone,
  selected,
  opened,
  menuOpened,
  events,
  tree,
  order,
  index,
}: Props<R>) {
  const name = definition.name(row);
  // A menu is made when it is first opened, and stays so that the focus comes back to it.
  const [hadMenu, setHadMenu] = useState(false);
  if (menuOpened && !hadMenu) setHadMenu(true);
  return (
    <tr
      data-row={row.id}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-place={order ? row.id : undefined}
      data-selected={selected || undefined}
      data-opened={opened || undefined}
      tabIndex={-1}
      {...tree?.rowProps(row)}
      onContextMenu={(event) => {
        event.preventDefault();
        events.onMenu(row.id, true);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
        event.preventDefault();
        events.onView(row.id);
      }}
    >
      <td className={classes.tick}>
        <Tick
          aria-label={`Select ${name}`}
          checked={selected}
          // A press of the mouse says itself whether Shift was held.
          onChange={({ nativeEvent }) =>
            events.onSelect(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </td>
      {columns.map((column, place) =>
        place === 0 ? (
          <td
            key={column.key}
            data-name
            data-label={column.bare ? column.label : undefined}
            data-led={tree || order ? true : undefined}
          >
            {tree?.lead(row, name)}
            {order ? <OrderGrip id={row.id} name={name} order={order} /> : null}
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
        {hadMenu ? (
          <RowMenu
            row={row}
            definition={definition}
            operations={operations}
            opened={menuOpened}
            onOpenedChange={(next) => events.onMenu(row.id, next)}
            onView={() => events.onView(row.id)}
            onSelect={() => events.onSelect(row.id, false)}
            onEdit={() => events.onEdit(row.id)}
          />
        ) : (
          <DotsButton
            aria-label={`Actions for ${name}`}
            aria-haspopup="menu"
            aria-expanded={false}
            onClick={() => events.onMenu(row.id, true)}
          />
        )}
      </td>
    </tr>
  );
}

/** One row; drawn again only when something of it changed. */
export const RecordRow = memo(Row) as typeof Row;
