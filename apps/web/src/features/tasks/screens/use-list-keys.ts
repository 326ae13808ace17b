import { selectionKeys } from '#kit/table/use-row-keys.ts';
import { type KeyBinding, useKeys } from '#ui/keys.ts';
import type { TaskRow } from '../data/task-row.ts';

/** The actions of a list's shortcut keys on the focused card or row. */
export interface ListKeys {
  readonly onSelect: (task: TaskRow) => void;
  readonly onEdit: (task: TaskRow) => void;
  readonly onOpen: (task: TaskRow) => void;
  /** Clears the selection; undefined if nothing is selected. */
  readonly onUnselect: (() => void) | undefined;
}

/**
 * The shortcut keys of a list: j and k move the focus through cards, rows or calendar entries, x selects, e
 * edits, o opens and f focuses the filters.
 */
export function useListKeys(
  tasks: ReadonlyMap<string, TaskRow>,
  { onSelect, onEdit, onOpen, onUnselect }: ListKeys,
  moves: readonly KeyBinding[] = [],
): void {
  const inFocus = (): TaskRow | undefined =>
    tasks.get(document.activeElement?.closest<HTMLElement>('[data-task]')?.dataset.task ?? '');
  const act = (action: (task: TaskRow) => void) => () => {
    const task = inFocus();
    if (task) action(task);
  };
  useKeys([
    { key: 'j', label: 'Next task', run: () => walk(1) },
    { key: 'k', label: 'Previous task', run: () => walk(-1) },
    { key: 'x', label: 'Select the task', run: act(onSelect) },
    ...selectionKeys(onUnselect),
    { key: 'e', label: 'Edit task', run: act(onEdit) },
    { key: 'o', label: 'Open task', run: act(onOpen) },
    { key: 'f', label: 'Filter', run: focusFilters },
    ...moves,
  ]);
}

const focusFilters = () =>
  document.querySelector<HTMLElement>('search[aria-label="Filters"] button')?.focus();

function walk(by: 1 | -1): void {
  const items = [...document.querySelectorAll<HTMLElement>('[data-task]')];
  const at = items.findIndex((item) => item.contains(document.activeElement));
  const next = at < 0 ? (by === 1 ? 0 : items.length - 1) : Math.min(items.length - 1, Math.max(0, at + by));
  items[next]?.focus();
  items[next]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
