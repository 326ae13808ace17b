import { createSpotlight } from '@mantine/spotlight';

export const [paletteStore, palette] = createSpotlight();

function entryList(): HTMLElement | null {
  const { listId } = paletteStore.getState();
  return listId ? document.getElementById(listId) : null;
}

/** Selects the first entry, so that Enter opens it. The library does so only when the text changes. */
export function selectFirst(): void {
  const list = entryList();
  list?.querySelector('[data-selected]')?.removeAttribute('data-selected');
  list?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  paletteStore.updateState((state) => ({ ...state, selected: 0 }));
}

/** Selects the first entry if none is selected, so that Enter opens one. */
export function selectFirstIfNone(): void {
  const list = entryList();
  if (!list?.querySelector('[data-selected]')) selectFirst();
}

/**
 * Keeps the selected entry selected after others were added above it, because the library knows only its
 * former index.
 */
export function keepSelected(): void {
  const list = entryList();
  const entries = [...(list?.querySelectorAll('[data-action]') ?? [])];
  const selected = entries.findIndex((entry) => entry.hasAttribute('data-selected'));
  if (selected < 0) selectFirst();
  else paletteStore.updateState((state) => ({ ...state, selected }));
}

let early = '';
/**
 * Stores a key that was pressed before the palette has rendered; returns false for a key that types nothing.
 */
export function noteTypedEarly(key: string): boolean {
  if (key === 'Backspace') early = early.slice(0, -1);
  else if (key.length === 1) early += key;
  else return false;
  return true;
}

/** Returns what was typed before the palette has rendered, and forgets it. */
export function takeTypedEarly(): string {
  const typed = early;
  early = '';
  return typed;
}
