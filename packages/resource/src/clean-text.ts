/** Signs that nobody sees, which come along with copied text: widths of nothing, soft hyphens, marks of the writing direction. Joiners stay, since emoji are made with them. */
export const hidden = '\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff';
const hiddenSigns = new RegExp(`[${hidden}]`, 'gu');
/** Spaces that are not U+0020, such as those that never break. */
const otherSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const unclean = new RegExp(`[${hidden}\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]`, 'u');

/** A text as a person would have typed it: without signs that nobody sees, and with plain spaces. */
export const cleanText = (text: string): string =>
  unclean.test(text) ? text.replace(hiddenSigns, '').replace(otherSpaces, ' ') : text;

/** Deeper than any value that is written. */
const deepest = 32;

/** A JSON value with each of its texts cleaned, but for passwords, which are what they are; the same value where nothing was to be done. */
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
