import { type KeyBinding, useKeys } from '#shell/keys.ts';

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')];
const focused = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;

function walk(by: 1 | -1): void {
  const all = rows();
  const at = all.findIndex((row) => row.contains(document.activeElement));
  const next = at < 0 ? (by === 1 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, at + by));
  all[next]?.focus();
  all[next]?.scrollIntoView({ block: 'nearest' });
}

/** A list's keys: j and k walk, Enter opens (the row's own), x selects, e edits, f filters, n adds. */
export function useRowKeys({
  one,
  onSelect,
  onEdit,
  onFilter,
  onAdd,
}: {
  one: string;
  onSelect: (id: string) => void;
  onEdit: ((id: string) => void) | undefined;
  onFilter: (() => void) | undefined;
  onAdd: (() => void) | undefined;
}): void {
  const onFocused = (act: (id: string) => void) => () => {
    const id = focused();
    if (id) act(id);
  };
  const bindings: KeyBinding[] = [
    { key: 'j', label: 'Next row', run: () => walk(1) },
    { key: 'k', label: 'Previous row', run: () => walk(-1) },
    { key: 'x', label: 'Select the row', run: onFocused(onSelect) },
    ...(onEdit ? [{ key: 'e', label: `Edit the ${one}`, run: onFocused(onEdit) }] : []),
    ...(onFilter ? [{ key: 'f', label: 'Filter', run: onFilter }] : []),
    ...(onAdd ? [{ key: 'n', label: `Add ${one}`, run: onAdd }] : []),
  ];
  useKeys(bindings);
}
