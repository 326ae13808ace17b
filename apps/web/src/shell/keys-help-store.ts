import { storeOf } from '#ui/store.ts';

const opened = storeOf(false);

/** Whether the list of shortcuts is open, with functions to open and close it. */
export const shortcutsHelp = {
  open: () => opened.set(true),
  close: () => opened.set(false),
  get: opened.get,
  subscribe: opened.subscribe,
};
