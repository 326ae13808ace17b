import { useSyncExternalStore } from 'react';

const rail = 232;
let measured: number | null = null;

/**
 * The width of the page beside the menu. An observer reports it after layout, because measuring it earlier
 * would force the browser to lay out the page.
 */
export const usePageWidth = (): number => useSyncExternalStore(subscribe, width);

const width = (): number => measured ?? innerWidth - rail;

function subscribe(changed: () => void): () => void {
  const page = document.getElementById('content');
  const observer = new ResizeObserver(([entry]) => {
    if (!entry) return;
    measured = entry.target.clientWidth;
    changed();
  });
  if (page) observer.observe(page);
  // A window that becomes as narrow as a phone gets another page element.
  addEventListener('resize', changed);
  return () => {
    observer.disconnect();
    removeEventListener('resize', changed);
  };
}
