import { storeOf } from '#ui/store.ts';

const opened = storeOf(false);

/** Opens the list of shortcuts, from the key `?`, the user's menu or the palette. */
export const shortcutsHelp = {
  open: () => opened.set(true),
  close: () => opened.set(false),
  get: opened.get,
  subscribe: opened.subscribe,
};
