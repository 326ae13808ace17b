import { useLayoutEffect, useRef } from 'react';

/** What a key does, and how the help names it; `g t` is `g`, then `t` soon after it was let go and heard, however busy the screen is. */
export interface KeyBinding {
  readonly key: string;
  readonly label: string;
  /** Whether the key is this binding's now; always unless said. */
  readonly when?: () => boolean;
  /** Left out where the key is heard by what has the focus, and only the help is to name it. */
  readonly run?: () => void;
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

const overlay = '[role="dialog"], [role="menu"]';
/** Whether a binding is one letter, digit or sign, or begins with one: what WCAG 2.1.4 lets a person switch off. */
export const isSingleCharacter = (key: string): boolean =>
  key !== ' ' && (key.split(' ')[0] ?? '').length === 1;

/** The preference is `false` where the person has switched these keys off. */
export const characterKeysPreference = 'single_character_keys';
let charactersOff = false;
/** Switches the keys of one character off or on, by the person's own wish. */
export function switchOffCharacters(off: boolean): void {
  charactersOff = off;
}

/** As the key went down: what closes by it may be gone already when it comes here. */
let covered = false;
function look(): void {
  covered = document.querySelector(overlay) !== null;
}

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))
    return;
  if (covered || document.querySelector(overlay)) return;
  // A letter or a sign is already another one with Shift.
  const key = event.shiftKey && event.key.length > 1 ? `Shift+${event.key}` : event.key;
  if (charactersOff && isSingleCharacter(key)) return;
  const combined =
    prefix && event.timeStamp - prefix.at < sequenceMilliseconds ? `${prefix.key} ${key}` : key;
  prefix = event.key === 'g' ? { key: 'g', at: performance.now() } : undefined;
  for (const source of sources.toReversed()) {
    const found = source.current.find(({ key, run, when }) => key === combined && run && (when?.() ?? true));
    if (!found?.run) continue;
    event.preventDefault();
    prefix = undefined;
    found.run();
    return;
  }
}

function onKeyUp({ key }: KeyboardEvent): void {
  if (prefix?.key === key) prefix = { key, at: performance.now() };
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
    if (sources.length === 0) {
      addEventListener('keydown', look, true);
      addEventListener('keydown', onKey);
      addEventListener('keyup', onKeyUp);
    }
    if (everywhere) sources.unshift(source);
    else sources.push(source);
    return () => {
      sources.splice(sources.indexOf(source), 1);
      if (sources.length > 0) return;
      removeEventListener('keydown', look, true);
      removeEventListener('keydown', onKey);
      removeEventListener('keyup', onKeyUp);
    };
  }, [everywhere]);
}

/** All bindings now in force, the innermost first, for the help. */
export const currentBindings = (): readonly KeyBinding[] => {
  const seen = new Set<string>();
  return sources
    .toReversed()
    .flatMap((source) => source.current)
    .filter(({ key }) => !(charactersOff && isSingleCharacter(key)))
    .filter((binding) => !seen.has(binding.key) && seen.add(binding.key));
};
