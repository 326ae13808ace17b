import { useLayoutEffect, useRef } from 'react';

/** What a key does, and how the help names it; `g t` is `g`, then `t` soon after (as typed, however busy the screen is). */
export interface KeyBinding {
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
}

type Source = { current: readonly KeyBinding[] };
/** The last mounted screen answers first. */
const sources: Source[] = [];
const sequenceMilliseconds = 1_500;
let prefix: { key: string; at: number } | undefined;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      Boolean(
        // A tick box takes no letters: the list's keys go on working from it.
        target.closest(
          'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [role="textbox"], [role="combobox"]',
        ),
      ))
  );
}

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))
    return;
  if (document.querySelector('[role="dialog"], [role="menu"]')) return;
  // A letter or a sign is already another one with Shift.
  const key = event.shiftKey && event.key.length > 1 ? `Shift+${event.key}` : event.key;
  const combined =
    prefix && event.timeStamp - prefix.at < sequenceMilliseconds ? `${prefix.key} ${key}` : key;
  prefix = event.key === 'g' ? { key: 'g', at: event.timeStamp } : undefined;
  for (const source of sources.toReversed()) {
    const found = source.current.find((binding) => binding.key === combined);
    if (!found) continue;
    event.preventDefault();
    prefix = undefined;
    found.run();
    return;
  }
}

/**
 * Binds single keys while the component is mounted; never while somebody types or a dialog is open. `everywhere`: keys of
 * the shell, which every screen may have otherwise. (On a page's first load the screen's effects run before the shell's.)
 */
export function useKeys(
  bindings: readonly KeyBinding[],
  { everywhere = false }: { everywhere?: boolean } = {},
): void {
  const source = useRef(bindings);
  source.current = bindings;
  // Before the paint: who sees the screen may press its keys.
  useLayoutEffect(() => {
    if (sources.length === 0) addEventListener('keydown', onKey);
    if (everywhere) sources.unshift(source);
    else sources.push(source);
    return () => {
      sources.splice(sources.indexOf(source), 1);
      if (sources.length === 0) removeEventListener('keydown', onKey);
    };
  }, [everywhere]);
}

/** All bindings now in force, the innermost first, for the help. */
export const currentBindings = (): readonly KeyBinding[] => {
  const seen = new Set<string>();
  return sources
    .toReversed()
    .flatMap((source) => source.current)
    .filter((binding) => !seen.has(binding.key) && seen.add(binding.key));
};
