import { storeOf } from '#ui/store.ts';

const opened = storeOf(false);

/** Opens the help from anywhere: `?`, the avatar's menu, the palette. */
export const shortcutsHelp = {
  open: () => opened.set(true),
  close: () => opened.set(false),
  get: opened.get,
  subscribe: opened.subscribe,
};
