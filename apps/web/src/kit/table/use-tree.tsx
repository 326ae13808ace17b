import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { useLive } from '#data/hooks.ts';
import type { ListDefinition, RowBase } from '#kit/definition/list-definition.ts';
import { type listOperations, orderOf, withTextId } from '#kit/definition/list-query.ts';
import { treeKeyAction, treeOf } from '#kit/definition/tree.ts';
import type { ListState } from '#kit/rows/use-list-state.ts';
import classes from './tree.module.css';

/** A list as a tree: its rows in order, with the controls of each. */
export interface TreeView<Row> {
  readonly rows: readonly Row[];
  /** The attributes of a row's element, which tell screen readers its place in the tree. */
  readonly rowProps: (row: Row) => Readonly<Record<string, unknown>>;
  /** Rendered before the name of a row: its indentation, and the button that expands or collapses it. */
  readonly lead: (row: Row, name: string) => ReactNode;
}

/** The maximum number of rows in a tree; a longer list has pages instead. */
const most = 1000;

/**
 * Returns the tree as `view`, unless the list is filtered or sorted; `isTree` is whether it is a tree, also
 * while loading.
 */
export function useTree<Row extends RowBase>(
  { table, tree, sort, columns }: ListDefinition<Row>,
  operations: ReturnType<typeof listOperations<Row>>,
  { where, narrowed, search }: ListState,
): { readonly view: TreeView<Row> | null; readonly isTree: boolean } {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const shown = tree !== undefined && columns.some(({ key }) => key === tree) && !narrowed && !search.sort;
  const { data } = useLive(
    operations.rows,
    { where, order: orderOf(sort), limit: most + 1, offset: 0 },
    { pause: !shown },
  );
  const all = data?.[table];
  const view = useMemo<TreeView<Row> | null>(() => {
    if (!shown || !all || all.length > most) return null;
    const parentOf = (row: Row) => {
      const parent = (row as Readonly<Record<string, unknown>>)[tree];
      return parent === null || parent === undefined ? null : String(parent);
    };
    const branches = treeOf(all.map(withTextId), parentOf, closed);
    const byId = new Map(branches.map((branch) => [branch.row.id, branch]));
    const turn = (id: string, open: boolean) =>
      setClosed((before) => {
        const next = new Set(before);
        if (open) next.delete(id);
        else next.add(id);
        return next;
      });
    return {
      rows: branches.map(({ row }) => row),
      rowProps: ({ id }) => {
        const branch = byId.get(id);
        const opened = branch?.opened ?? null;
        return {
          'aria-level': branch?.level,
          style: { '--depth': (branch?.level ?? 1) - 1 },
          ...(opened === null ? {} : { 'aria-expanded': opened }),
          onKeyDownCapture: (event: KeyboardEvent) => {
            if (event.target !== event.currentTarget || event.shiftKey) return;
            if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
            const done = treeKeyAction(branches, id, event.key);
            if (!done) return;
            event.preventDefault();
            if ('open' in done) turn(id, done.open);
            else document.querySelector<HTMLElement>(`[data-row="${done.to}"]`)?.focus();
          },
        };
      },
      lead: ({ id }, name) => {
        const opened = byId.get(id)?.opened ?? null;
        const Chevron = opened ? IconChevronDown : IconChevronRight;
        return (
          <span className={classes.lead}>
            {opened === null ? null : (
              <ActionIcon
                size={24}
                aria-label={`${opened ? 'Collapse' : 'Expand'} ${name}`}
                onClick={() => turn(id, !opened)}
              >
                <Chevron size={14} />
              </ActionIcon>
            )}
          </span>
        );
      },
    };
  }, [shown, all, tree, closed]);
  return { view, isTree: shown && !(all && all.length > most) };
}
