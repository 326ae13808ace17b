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

/** To the first row of the page or the last. */
function leap(to: 'first' | 'last'): void {
  const row = to === 'first' ? rows()[0] : rows().at(-1);
  row?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}

/** A list's keys: j and k walk, Enter opens (the row's own), x selects, Shift and arrows select several, e edits, f filters, n adds. */
export function useRowKeys({
  one,
  onSelect,
  onRange,
  onEdit,
  onFilter,
  onAdd,
}: {
  one: string;
  onSelect: (id: string) => void;
  /** From the row that had the focus to the one that has it now. */
  onRange: (from: string, to: string) => void;
  onEdit: ((id: string) => void) | undefined;
  onFilter: (() => void) | undefined;
  onAdd: (() => void) | undefined;
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
    ...(onEdit ? [{ key: 'e', label: `Edit the ${one}`, run: onFocused(onEdit) }] : []),
    ...(onFilter ? [{ key: 'f', label: 'Filter', run: onFilter }] : []),
    ...(onAdd ? [{ key: 'n', label: `Add ${one}`, run: onAdd }] : []),
  ];
  useKeys(bindings);
}
