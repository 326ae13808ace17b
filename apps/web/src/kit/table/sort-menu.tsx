import { Button, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ListColumn } from '#kit/definition/list-definition.ts';
import classes from '#kit/filter/filter-menu.module.css';
import { usePhone } from '#ui/window-width.ts';

/**
 * The menu that sorts a phone's cards, which have no headings to press. Choosing the current order reverses
 * it.
 */
export function SortMenu<Row>({
  columns,
  sort,
  onSort,
}: {
  columns: readonly ListColumn<Row>[];
  sort: string;
  onSort: (sort: string) => void;
}) {
  const phone = usePhone();
  const sortable = columns.filter((column) => column.sort !== undefined);
  if (!phone || sortable.length === 0) return null;
  const path = sort.replace(/^-/, '');
  const descending = sort.startsWith('-');
  return (
    <Menu position="bottom-start" width={240}>
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          className={classes.button ?? ''}
          leftSection={<IconArrowsSort size={14} />}
        >
          Sort
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
        {sortable.map((column) => {
          const chosen = column.sort === path;
          const Arrow = descending ? IconArrowDown : IconArrowUp;
          return (
            <Menu.Item
              key={column.key}
              {...(chosen ? { 'aria-current': true, fw: 600 } : {})}
              rightSection={
                chosen ? <Arrow size={14} aria-label={descending ? 'descending' : 'ascending'} /> : null
              }
              onClick={() => onSort(chosen && !descending ? `-${path}` : (column.sort ?? ''))}
            >
              {column.label}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
