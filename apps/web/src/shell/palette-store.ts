import { createSpotlight } from '@mantine/spotlight';

export const [paletteStore, palette] = createSpotlight();

/** Marks the first of what is shown, so that Enter takes it; the library does so only when the text changes. */
export function selectFirst(): void {
  const { listId } = paletteStore.getState();
  const list = listId ? document.getElementById(listId) : null;
  list?.querySelector('[data-selected]')?.removeAttribute('data-selected');
  list?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  paletteStore.updateState((state) => ({ ...state, selected: 0 }));
}

/** Enter before anything was marked, as a quick typist presses it, takes the first too. */
export function selectFirstIfNone(): void {
  const { listId } = paletteStore.getState();
  const list = listId ? document.getElementById(listId) : null;
  if (!list?.querySelector('[data-selected]')) selectFirst();
}
