import { useLayoutEffect, useRef } from 'react';

/** The action of a key, and its label in the help. `g t` means `g` and then, within a short time, `t`. */
export interface KeyBinding {
  readonly key: string;
  readonly label: string;
  /** Whether the binding applies now; always if absent. */
  readonly when?: () => boolean;
  /** Absent if the focused element handles the key itself, and the binding is only for the help. */
  readonly run?: () => void;
}

type Source = { current: readonly KeyBinding[] };
/** The sources of bindings; the screen that was mounted last handles a key first. */
const sources: Source[] = [];
const sequenceMilliseconds = 1_500;
let prefix: { key: string; at: number } | undefined;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      Boolean(
        // A checkbox takes no letters, so the shortcuts of the list work while it has the focus.
        target.closest(
          'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [role="textbox"], [role="combobox"]',
        ),
      ))
  );
}

const overlay = '[role="dialog"], [role="menu"]';
/**
 * Whether a binding is, or starts with, a single letter, digit or sign. Users can turn such shortcuts off.
 */
export const isSingleCharacter = (key: string): boolean =>
  key !== ' ' && (key.split(' ')[0] ?? '').length === 1;

/**
 * The name of the user's setting for single-character shortcuts. Its value is `false` if they are turned
 * off.
 */
export const characterKeysPreference = 'single_character_keys';
let charactersOff = false;
/** Turns single-character shortcuts off or on, as the user has set. */
export function setCharacterKeysOff(off: boolean): void {
  charactersOff = off;
}

/**
 * Whether an overlay was open when the key was pressed, because the key may close it before this handler
 * runs.
 */
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
 * Binds keys while the component is mounted. They do nothing while the user types or a dialog or menu is
 * open. `everywhere` is for the shell's keys, which a screen can override; it is needed because on the
 * first page load the screen is mounted before the shell.
 */
export function useKeys(
  bindings: readonly KeyBinding[],
  { everywhere = false }: { everywhere?: boolean } = {},
): void {
  const source = useRef(bindings);
  source.current = bindings;
  // Before the first paint, because a visible screen must already react to its keys.
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

/**
 * The bindings of all mounted components for the help, those mounted last first, without keys that are
 * turned off.
 */
export const currentBindings = (): readonly KeyBinding[] => {
  const seen = new Set<string>();
  return sources
    .toReversed()
    .flatMap((source) => source.current)
    .filter(({ key }) => !(charactersOff && isSingleCharacter(key)))
    .filter((binding) => !seen.has(binding.key) && seen.add(binding.key));
};
