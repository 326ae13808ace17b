import { useLayoutEffect, useRef } from 'react';

/**
 * The action of a key and its label in the help. `g t` means `g`, then `t` shortly after it was released and processed, however busy
 * the screen is.
 */
export interface KeyBinding {
  readonly key: string;
  readonly label: string;
  /** Whether the binding currently applies; by default always. */
  readonly when?: () => boolean;
  /** Omitted if the focused element handles the key and the binding is only listed in the help. */
  readonly run?: () => void;
}

type Source = { current: readonly KeyBinding[] };
/** The screen that was mounted last handles keys first. */
const sources: Source[] = [];
const sequenceMilliseconds = 1_500;
let prefix: { key: string; at: number } | undefined;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      Boolean(
        // A checkbox does not accept letters, so the list's shortcuts also work while it has the focus.
        target.closest(
          'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [role="textbox"], [role="combobox"]',
        ),
      ))
  );
}

const overlay = '[role="dialog"], [role="menu"]';
/**
 * Whether a binding is, or starts with, a single letter, digit or symbol. WCAG 2.1.4 requires that users can turn such shortcuts off.
 */
export const isSingleCharacter = (key: string): boolean =>
  key !== ' ' && (key.split(' ')[0] ?? '').length === 1;

/** The preference is `false` if the user has turned these keys off. */
export const characterKeysPreference = 'single_character_keys';
let charactersOff = false;
/** Turns single-character keys off or on, by the user's preference. */
export function switchOffCharacters(off: boolean): void {
  charactersOff = off;
}

/** Whether an overlay was open when the key was pressed; the key may close it before this handler runs. */
let covered = false;
function look(): void {
  covered = document.querySelector(overlay) !== null;
}

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))
    return;
  if (covered || document.querySelector(overlay)) return;
  // For letters and signs, Shift already changes the key itself.
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
 * Binds single keys while the component is mounted, except while the user types or a dialog is open. `everywhere` is for the shell's
 * keys, which a screen may override. (On the first page load, the screen's effects run before the shell's.)
 */
export function useKeys(
  bindings: readonly KeyBinding[],
  { everywhere = false }: { everywhere?: boolean } = {},
): void {
  const source = useRef(bindings);
  source.current = bindings;
  // Before the first paint, because a visible screen must react to its keys.
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

/** All active bindings, innermost first, for the help. */
export const currentBindings = (): readonly KeyBinding[] => {
  const seen = new Set<string>();
  return sources
    .toReversed()
    .flatMap((source) => source.current)
    .filter(({ key }) => !(charactersOff && isSingleCharacter(key)))
    .filter((binding) => !seen.has(binding.key) && seen.add(binding.key));
};
