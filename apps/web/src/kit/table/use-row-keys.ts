import type { KeyboardEvent as ReactKeyboardEvent, RefObject } from 'react';
import { type KeyBinding, useKeys } from '#ui/keys.ts';
import type { RowJumps } from './many-rows.tsx';

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')];
const focusedRow = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;
const focused = (): string | undefined => focusedRow()?.dataset.row;
const isRow = () => document.activeElement?.matches('[data-row]') ?? false;

const toBar = () => document.querySelector<HTMLElement>('[data-selection] button:not(:disabled)')?.focus();

/**
 * The keys while rows are selected: b moves the focus to the bar with their actions, Escape clears the
 * selection.
 */
export const selectionKeys = (onUnselect: (() => void) | undefined): readonly KeyBinding[] =>
  onUnselect
    ? [
        { key: 'b', label: 'Go to bulk actions', run: toBar },
        { key: 'Escape', label: 'Clear selection', run: onUnselect },
      ]
    : [];

function focus(row: HTMLElement | undefined): void {
  row?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}

/** Makes Enter follow the link of a card that has the focus. */
export function openByEnter(event: ReactKeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.querySelector('a')?.click();
}

function walk(by: 1 | -1, many: RowJumps | null): void {
  if (many) {
    const { first, last } = many.inSight();
    const at = many.at();
    many.to(at === null ? (by === 1 ? first : last) : at + by, true);
    return;
  }
  const all = rows();
  const from = focusedRow();
  const next = from ? all.indexOf(from) + by : by === 1 ? 0 : all.length - 1;
  focus(all[Math.min(all.length - 1, Math.max(0, next))]);
}

/** Moves the focus to the first or last row, even if that is not loaded. */
function leap(to: 'first' | 'last', many: RowJumps | null): void {
  if (many) many.to(to === 'first' ? 0 : many.last, true);
  else focus(to === 'first' ? rows()[0] : rows().at(-1));
}

/** Moves the focus by one page: by the number of visible rows. */
function turn(by: 1 | -1, many: RowJumps | null): void {
  if (!many) return;
  const { first, last } = many.inSight();
  many.to((many.at() ?? first) + by * Math.max(1, last - first - 1), true);
}

/**
 * The keys of a list: j, k and the arrow keys move the focus, Enter opens (handled by the row itself), x and
 * Space select, Shift with an arrow key selects several rows, e edits, f filters, n adds.
 */
export function useRowKeys({
  one,
  jumps,
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
  /** Set to the list's jumps if only a part of the list is rendered. */
  jumps: RefObject<RowJumps | null>;
  onSelect: (id: string) => void;
  /** Called with the ids of the row that had the focus and of the one that has it now. */
  onRange: (from: string, to: string) => void;
  onEdit: ((id: string) => void) | undefined;
  onFilter: (() => void) | undefined;
  onAdd: (() => void) | undefined;
  /** Clears the selection; undefined if nothing is selected. */
  onUnselect: (() => void) | undefined;
  isTree: boolean;
  /** Whether the rows have handles to move them. */
  isOrdered: boolean;
}): void {
  const onFocused = (act: (id: string) => void) => () => {
    const id = focused();
    if (id) act(id);
  };
  const step = (by: 1 | -1) => () => walk(by, jumps.current);
  const extend = (by: 1 | -1) => () => {
    const from = focused();
    walk(by, jumps.current);
    const to = focused();
    if (from && to) onRange(from, to);
  };
  const select = onFocused(onSelect);
  const isMany = () => jumps.current !== null;
  const bindings: KeyBinding[] = [
    { key: 'j', label: 'Next row', run: step(1) },
    { key: 'k', label: 'Previous row', run: step(-1) },
    // When no row has the focus, the arrow keys and Space do what they usually do.
    { key: 'ArrowDown', label: 'Next row', when: isRow, run: step(1) },
    { key: 'ArrowUp', label: 'Previous row', when: isRow, run: step(-1) },
    { key: 'Home', label: 'First row', run: () => leap('first', jumps.current) },
    { key: 'End', label: 'Last row', run: () => leap('last', jumps.current) },
    { key: 'PageDown', label: 'Next rows', when: isMany, run: () => turn(1, jumps.current) },
    { key: 'PageUp', label: 'Previous rows', when: isMany, run: () => turn(-1, jumps.current) },
    { key: 'x', label: 'Select row', run: select },
    { key: ' ', label: 'Select row', when: isRow, run: select },
    { key: 'Shift+ArrowDown', label: 'Select the next row too', run: extend(1) },
    { key: 'Shift+ArrowUp', label: 'Select the previous row too', run: extend(-1) },
    ...selectionKeys(onUnselect),
    ...(isTree
      ? [
          { key: 'ArrowRight', label: 'Expand, then move to the first item inside' },
          { key: 'ArrowLeft', label: 'Collapse, then move to the parent' },
        ]
      : []),
    ...(isOrdered ? [{ key: 'ArrowUp ArrowDown', label: 'Move row (select its handle first)' }] : []),
    ...(onEdit ? [{ key: 'e', label: `Edit ${one}`, run: onFocused(onEdit) }] : []),
    ...(onFilter ? [{ key: 'f', label: 'Filter', run: onFilter }] : []),
    ...(onAdd ? [{ key: 'n', label: `Add ${one}`, run: onAdd }] : []),
  ];
  useKeys(bindings);
}
