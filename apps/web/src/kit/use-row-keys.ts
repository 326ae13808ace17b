import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { type KeyBinding, useKeys } from '#shell/keys.ts';

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')];
const focusedRow = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;
const focused = (): string | undefined => focusedRow()?.dataset.row;

function walk(by: 1 | -1): void {
  const all = rows();
  const at = all.findIndex((row) => row.contains(document.activeElement));
  const next = at < 0 ? (by === 1 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, at + by));
  all[next]?.focus();
  all[next]?.scrollIntoView({ block: 'nearest' });
}

const toBar = () => document.querySelector<HTMLElement>('[data-selection] button:not(:disabled)')?.focus();

/** While some are selected: to their bar (`data-selection`), and back to none. */
export const selectionKeys = (onUnselect: (() => void) | undefined): readonly KeyBinding[] =>
  onUnselect
    ? [
        { key: 'b', label: 'To what can be done to the selected', run: toBar },
        { key: 'Escape', label: 'Clear the selection', run: onUnselect },
      ]
    : [];

/** To the first row of the page or the last. */
function leap(to: 'first' | 'last'): void {
  const row = to === 'first' ? rows()[0] : rows().at(-1);
  row?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}

/** Where the keys stand on a card: Enter follows its link. */
export function openByEnter(event: ReactKeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.querySelector('a')?.click();
}

/** A list's keys: j and k walk, Enter opens (the row's own), x selects, Shift and arrows select several, e edits, f filters, n adds. */
export function useRowKeys({
  one,
  onSelect,
  onRange,
  onEdit,
  onFilter,
  onAdd,
  onUnselect,
  isTree,
  isOrdered,
}: {
  one: string;
  onSelect: (id: string) => void;
  /** From the row that had the focus to the one that has it now. */
  onRange: (from: string, to: string) => void;
  onEdit: ((id: string) => void) | undefined;
  onFilter: (() => void) | undefined;
  onAdd: (() => void) | undefined;
  /** While some are selected. */
  onUnselect: (() => void) | undefined;
  isTree: boolean;
  /** Its rows have grips. */
  isOrdered: boolean;
}): void {
  const onFocused = (act: (id: string) => void) => () => {
    const id = focused();
    if (id) act(id);
  };
  /** From the row that has the focus on, one further each time. */
  const extend = (by: 1 | -1) => () => {
    const from = focused();
    walk(by);
    const to = focused();
    if (from && to) onRange(from, to);
  };
  const bindings: KeyBinding[] = [
    { key: 'j', label: 'Next row', run: () => walk(1) },
    { key: 'k', label: 'Previous row', run: () => walk(-1) },
    { key: 'Home', label: 'First row', run: () => leap('first') },
    { key: 'End', label: 'Last row', run: () => leap('last') },
    { key: 'x', label: 'Select the row', run: onFocused(onSelect) },
    { key: 'Shift+ArrowDown', label: 'Select the next row too', run: extend(1) },
    { key: 'Shift+ArrowUp', label: 'Select the previous row too', run: extend(-1) },
    ...selectionKeys(onUnselect),
    ...(isTree
      ? [
          { key: 'ArrowRight', label: 'Open the branch, then into it' },
          { key: 'ArrowLeft', label: 'Close the branch, then out of it' },
        ]
      : []),
    ...(isOrdered ? [{ key: 'ArrowUp ArrowDown', label: 'On a row’s grip: move the row' }] : []),
    ...(onEdit ? [{ key: 'e', label: `Edit the ${one}`, run: onFocused(onEdit) }] : []),
    ...(onFilter ? [{ key: 'f', label: 'Filter', run: onFilter }] : []),
    ...(onAdd ? [{ key: 'n', label: `Add ${one}`, run: onAdd }] : []),
  ];
  useKeys(bindings);
}
