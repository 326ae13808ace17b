import { type ChatKey, isChatKey, isGroup } from './chat-key.ts';

/** A conversation that is open as a small window. */
export interface ChatWindow {
  readonly key: ChatKey;
  readonly isMinimised: boolean;
}

const openAtMost = 3;

/** The windows after one is opened. If there are too many, the one that was opened first is left out. */
export function withOpen(windows: readonly ChatWindow[], key: ChatKey): readonly ChatWindow[] {
  if (windows.some((each) => each.key === key))
    return windows.map((each) => (each.key === key ? { key, isMinimised: false } : each));
  return [...windows, { key, isMinimised: false }].slice(-openAtMost);
}
export const withMinimised = (windows: readonly ChatWindow[], key: ChatKey): readonly ChatWindow[] =>
  windows.map((each) => (each.key === key ? { key, isMinimised: true } : each));
export const without = (windows: readonly ChatWindow[], key: ChatKey): readonly ChatWindow[] =>
  windows.filter((each) => each.key !== key);

/**
 * The flags that the server keeps: whether all windows with people are minimised or none is open, and the
 * same for windows of groups.
 */
export function flagsOf(windows: readonly ChatWindow[]) {
  const people = windows.filter(({ key }) => !isGroup(key));
  const groups = windows.filter(({ key }) => isGroup(key));
  const areMinimised = (all: readonly ChatWindow[]) =>
    all.length > 0 && all.every((each) => each.isMinimised);
  return {
    chat_minimized: areMinimised(people),
    chat_closed: people.length === 0,
    group_minimized: areMinimised(groups),
    group_closed: groups.length === 0,
  };
}

/** The windows that this browser has stored, without invalid ones. */
export const windowsFrom = (kept: unknown): readonly ChatWindow[] =>
  Array.isArray(kept)
    ? kept
        .flatMap((each: unknown): readonly ChatWindow[] => {
          const { key, isMinimised } = (each ?? {}) as Partial<ChatWindow>;
          return isChatKey(key) ? [{ key, isMinimised: isMinimised === true }] : [];
        })
        .slice(-openAtMost)
    : [];
