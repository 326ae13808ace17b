import { type KeyboardEvent, type MouseEvent, memo, useState } from 'react';
import { RowMenu } from '#kit/actions/row-menu.tsx';
import { useList } from '#kit/definition/list-context.tsx';
import type { ListColumn, RowBase } from '#kit/definition/list-definition.ts';
import { linkOf } from '#kit/resource/record-link.ts';
import { DotsButton } from '#ui/dots-button.tsx';
import { Tick } from '#ui/tick.tsx';
import { OrderGrip } from './order-grip.tsx';
import classes from './record-table.module.css';
import type { Order } from './use-order.ts';
import type { TreeView } from './use-tree.tsx';

/** The callbacks of a row. They are the same functions for every row, so that a row need not render again. */
export interface RowEvents {
  readonly onSelect: (id: string, range: boolean) => void;
  readonly onView: (id: string) => void;
  /** Called when the user is about to open the row, so that it can be preloaded. */
  readonly onIntent: (id: string) => void;
  readonly onMenu: (id: string, opened: boolean) => void;
}

interface Props<Row extends RowBase> {
  readonly row: Row;
  readonly columns: readonly ListColumn<Row>[];
  readonly selected: boolean;
  readonly opened: boolean;
  readonly menuOpened: boolean;
  readonly events: RowEvents;
  /** The URL of a record with a placeholder for its id; see `linkOf`. */
  readonly link: string;
  readonly tree: TreeView<Row> | null;
  /** Set if users can order the rows themselves. */
  readonly order: Order<Row> | null;
  /** The index of the row in a list of which only a part is rendered. */
  readonly index?: number | undefined;
}

function Row<R extends RowBase>({
  row,
  columns,
  selected,
  opened,
  menuOpened,
  events,
  link,
  tree,
  order,
  index,
}: Props<R>) {
  const { definition, zone } = useList<R>();
  const name = definition.name(row);
  // A row of a long list is styled as a block, and so needs explicit roles.
  const [rowRole, cellRole] = index === undefined ? [] : ['row', 'cell'];
  // The menu is rendered when it is first opened, and then stays, so that the focus can return to it.
  const [hadMenu, setHadMenu] = useState(false);
  if (menuOpened && !hadMenu) setHadMenu(true);
  return (
    <tr
      role={rowRole}
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
      <td className={classes.tick} role={cellRole}>
        <Tick
          aria-label={`Select ${name}`}
          checked={selected}
          // Only a mouse event says whether Shift was held.
          onChange={({ nativeEvent }) =>
            events.onSelect(row.id, nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey)
          }
        />
      </td>
      {columns.map((column, place) =>
        place === 0 ? (
          <td
            key={column.key}
            role={cellRole}
            data-name
            data-label={column.bare ? column.label : undefined}
            data-led={tree || order ? true : undefined}
          >
            {tree?.lead(row, name)}
            {order ? <OrderGrip id={row.id} name={name} order={order} /> : null}
            <a
              href={linkOf(link, row.id)}
              className={classes.name}
              onClick={(event) => {
                if (!isPlain(event)) return;
                event.preventDefault();
                events.onView(row.id);
              }}
              onFocus={() => events.onIntent(row.id)}
              onMouseEnter={() => events.onIntent(row.id)}
            >
              {column.render(row, { zone })}
            </a>
          </td>
        ) : (
          <td
            key={column.key}
            role={cellRole}
            data-label={column.label}
            data-numeric={column.numeric || undefined}
          >
            {column.render(row, { zone })}
          </td>
        ),
      )}
      <td className={classes.menu} role={cellRole} data-menu>
        {hadMenu ? (
          <RowMenu
            row={row}
            opened={menuOpened}
            onOpenedChange={(next) => events.onMenu(row.id, next)}
            onView={() => events.onView(row.id)}
            onSelect={() => events.onSelect(row.id, false)}
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

/** Whether a click is meant for this tab, and not for a new tab or window. */
const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

export const RecordRow = memo(Row) as typeof Row;
