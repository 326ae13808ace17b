let opened = false;
const listeners = new Set<() => void>();
function set(next: boolean): void {
  opened = next;
  for (const listener of listeners) listener();
}

/** Opens the help from anywhere: `?`, the avatar's menu, the palette. */
export const helpOpened = {
  open: () => set(true),
  close: () => set(false),
  get: () => opened,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
