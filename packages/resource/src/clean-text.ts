/**
 * Copied text often contains these invisible characters: zero-width spaces, soft hyphens, text direction
 * marks. Joiners are kept because emoji need them.
 */
export const hiddenCharacters =
  '\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff';
const hiddenSigns = new RegExp(`[${hiddenCharacters}]`, 'gu');
const otherSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const unclean = new RegExp(`[${hiddenCharacters}\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]`, 'u');

/** Invisible characters and unusual spaces are removed, because a person who searches types neither. */
export const cleanText = (text: string): string =>
  unclean.test(text) ? text.replace(hiddenSigns, '').replace(otherSpaces, ' ') : text;

/** Texts that are nested deeper than this stay as they are. */
const deepest = 32;

/**
 * @returns The value with clean texts; the same value if nothing changed. Values under a key with
 * "password" stay as they are, because a person must be able to sign in with exactly that text.
 */
export function cleanTexts<T>(value: T, depth = 0): T {
  if (typeof value === 'string') return cleanText(value) as T;
  if (typeof value !== 'object' || value === null || depth === deepest) return value;
  let changed = false;
  const clean = (one: unknown): unknown => {
    const cleaned = cleanTexts(one, depth + 1);
    changed ||= cleaned !== one;
    return cleaned;
  };
  const cleaned = Array.isArray(value)
    ? value.map(clean)
    : Object.fromEntries(
        Object.entries(value).map(([key, one]) => [key, /password/i.test(key) ? one : clean(one)]),
      );
  return changed ? (cleaned as T) : value;
}
