import { cleanText } from './clean-text.ts';
import { lowered } from './values.ts';

/**
 * Unicode does not decompose these letters into a letter and a mark, so each has the letter that people type
 * for it.
 */
const singles: Readonly<Record<string, string>> = {
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  đ: 'd',
  Đ: 'd',
  ð: 'd',
  Ð: 'd',
  þ: 't',
  Þ: 't',
  ħ: 'h',
  Ħ: 'h',
  ı: 'i',
  '\u2010': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
};
/** People also type these letters as two letters. */
const joinedLetters = { ss: 'ßẞ', ae: 'æÆ', oe: 'œŒ' } as const;
const pairs: Readonly<Record<string, string>> = { ß: 'ss', ẞ: 'ss', æ: 'ae', Æ: 'ae', œ: 'oe', Œ: 'oe' };
/** A search ignores apostrophes of every kind, and invisible characters. */
const dropped = "'`\u02bb\u02bc\u2018\u2019\u2032\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff";
/** The combining marks follow their letter once the text is decomposed. */
const marks = Array.from({ length: 0x370 - 0x300 }, (_, index) => String.fromCodePoint(0x300 + index)).join(
  '',
);

const gone = new Set(dropped + marks);

/** A search ignores accents, apostrophes and case, so that muller finds Müller and obrien finds O’Brien. */
export const folded = (text: string): string =>
  [...lowered(text.normalize('NFKD'))]
    .map((one) => (gone.has(one) ? '' : (singles[one] ?? pairs[one] ?? one)))
    .join('');

/** For each base letter, all letters that are a marked form of it or are typed as it. */
const variants = new Map<string, string>();
for (const [from, to] of [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
] as const)
  for (let code = from; code <= to; code++) {
    const letter = String.fromCodePoint(code);
    const base = folded(letter);
    if (/^[a-z]$/.test(base)) variants.set(base, (variants.get(base) ?? '') + letter);
  }

/** These characters may follow any letter, but people do not type them. */
const between = `['\u02bc\u2018\u2019\u0300-\u036f]*`;

function anyForm(letter: string): string {
  const marked = variants.get(letter);
  if (marked !== undefined) return `[${letter}${marked}]`;
  if (letter === ' ') return '[ \u00a0]';
  if (letter === '-') return '[-\u2010-\u2014\u2212]';
  return letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
}

/** The search text may have these positions in the column's text. */
export type MatchPosition = 'anywhere' | 'start' | 'end' | 'whole';

/**
 * A search ignores accents, apostrophes and case: muller finds Müller, obrien finds O’Brien. The regular
 * expression uses only character classes, so PostgreSQL scans a tenant's names with it as fast as with
 * `_ilike`. Special characters match themselves.
 */
export const containing = (text: string, placed: MatchPosition = 'anywhere'): { readonly _iregex: string } =>
  placedAt(patternOf(text), placed);

/** One combined expression scans the rows once. Separate ones would scan them once for each text. */
export const equalsAnyOf = (texts: readonly string[]): { readonly _iregex: string } =>
  placedAt(`(?:${texts.map(patternOf).join('|')})`, 'whole');

function placedAt(pattern: string, placed: MatchPosition): { readonly _iregex: string } {
  // An apostrophe may start a name, and a mark may follow its last letter.
  const start = placed === 'start' || placed === 'whole' ? `^${between}` : '';
  const end = placed === 'end' || placed === 'whole' ? `${between}$` : '';
  return { _iregex: `${start}${pattern}${end}` };
}

function patternOf(text: string): string {
  const wanted = cleanText(text).trim();
  // If the text consists only of apostrophes, folding would leave nothing to search for.
  const letters = [...(folded(wanted) || wanted)].map(anyForm).join(between);
  return Object.entries(joinedLetters).reduce(
    (source, [pair, joined]) =>
      source.replaceAll([...pair].map(anyForm).join(between), (written) => `(?:${written}|[${joined}])`),
    letters,
  );
}
