import { useEffect } from 'react';
import { searchFieldId } from '../filters/filter-bar.tsx';

const typing = 'input, textarea, select, [contenteditable="true"], [role="dialog"] *';

/** The list's keys: n adds, / searches, j and k walk over cards or rows. They rest while one types or a dialog is open. */
export function useListKeys({ onAdd }: { onAdd: (() => void) | undefined }): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const target = event.target as HTMLElement;
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        target.matches(typing) ||
        document.querySelector('[role="dialog"]')
      )
        return;
      if (event.key === 'n' && onAdd) onAdd();
      else if (event.key === '/') document.getElementById(searchFieldId)?.focus();
      else if (event.key === 'j' || event.key === 'k') walk(event.key === 'j' ? 1 : -1);
      else return;
      event.preventDefault();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [onAdd]);
}

function walk(by: 1 | -1): void {
  const items = [...document.querySelectorAll<HTMLElement>('[data-task]')];
  const at = items.findIndex((item) => item.contains(document.activeElement));
  const next = at < 0 ? (by === 1 ? 0 : items.length - 1) : Math.min(items.length - 1, Math.max(0, at + by));
  items[next]?.focus();
  items[next]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
