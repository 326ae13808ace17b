/**
 * What a scanned code contains: product codes and, from a GS1 code with application identifiers, also lot,
 * expiry and serial number.
 */
export interface ProductCode {
  /** All forms in which the product's code may be stored, beginning with the scanned one. */
  readonly codes: readonly string[];
  readonly lot: string | null;
  /** `yyyy-mm-dd` */
  readonly expiry: string | null;
  readonly serial: string | null;
}

const groupSeparator = '\u001d';
const outerSeparators = new RegExp(`^${groupSeparator}+|${groupSeparator}+$`, 'g');
const symbology = /^\](?:C1|d2|Q3|e0|J1)/;

/**
 * Element lengths that GS1 fixes, by the first two digits and including the identifier. These elements end
 * without a separator.
 */
const predefined: Readonly<Record<string, number>> = {
  '00': 20,
  '01': 16,
  '02': 16,
  '03': 16,
  '04': 18,
  '11': 8,
  '12': 8,
  '13': 8,
  '14': 8,
  '15': 8,
  '16': 8,
  '17': 8,
  '18': 8,
  '19': 8,
  '20': 4,
  '31': 10,
  '32': 10,
  '33': 10,
  '34': 10,
  '35': 10,
  '36': 10,
  '41': 16,
};

/**
 * @returns The length of the application identifier at the start of the text; null if it is not one of those
 * used for medical goods.
 */
function identifierLength(start: string): 2 | 3 | 4 | null {
  if (/^(?:0[0-4]|1[0-9]|2[0-2]|30|37|9[0-9])/.test(start)) return 2;
  if (/^(?:3[1-69]|43|70|72|8[0-2])/.test(start)) return 4;
  if (/^(?:2[345]|4[0-2]|71)/.test(start)) return 3;
  return null;
}

/** Checks GS1's check digit, which is the last digit (modulo 10). */
export function hasCheckDigit(digits: string): boolean {
  if (!/^\d{8}$|^\d{12,14}$/.test(digits)) return false;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/**
 * A GTIN in all lengths in which people may have typed it: EAN-13 and UPC-A are GTIN-14 without leading
 * zeros. A first digit other than 0 means a case, which is another product.
 */
function lengthsOf(gtin: string): readonly string[] {
  const full = gtin.padStart(14, '0');
  return [gtin, ...[8, 12, 13, 14].map((length) => full.slice(14 - length))].filter(
    (code, index, all) => code.padStart(14, '0') === full && all.indexOf(code) === index,
  );
}

/**
 * Parses YYMMDD with GS1's rule for the century. Day 00 means the last day of the month. Null for an
 * impossible date.
 */
export function gs1Day(digits: string, thisYear: number): string | null {
  if (!/^\d{6}$/.test(digits)) return null;
  const [yy, month, day] = [0, 2, 4].map((at) => Number(digits.slice(at, at + 2))) as [
    number,
    number,
    number,
  ];
  const ahead = yy - (thisYear % 100);
  const year = thisYear - (thisYear % 100) + yy + (ahead >= 51 ? -100 : ahead <= -50 ? 100 : 0);
  const last = month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 0;
  if (day > last) return null;
  return `${year}-${digits.slice(2, 4)}-${String(day || last).padStart(2, '0')}`;
}

type Elements = ReadonlyMap<string, string>;

/** Parses the text below a barcode, such as `(01)…(17)…`. */
function printed(text: string): Elements | null {
  if (!/^(?:\(\d{2,4}\)[^()]+)+$/.test(text)) return null;
  return new Map([...text.matchAll(/\((\d{2,4})\)([^()]+)/g)].map(([, ai = '', value = '']) => [ai, value]));
}

/**
 * Parses elements without parentheses. Values of variable length end at a separator or at the end of the
 * code.
 */
function run(text: string): Elements | null {
  const elements = new Map<string, string>();
  let rest = text;
  while (rest) {
    const width = identifierLength(rest);
    if (width === null) return null;
    const fixed = predefined[rest.slice(0, 2)];
    const separator = rest.indexOf(groupSeparator);
    const end = fixed ?? (separator < 0 ? rest.length : separator);
    const value = rest.slice(width, end);
    if (!value || rest.length < end || value.includes(groupSeparator)) return null;
    elements.set(rest.slice(0, width), value);
    rest = rest.slice(end);
    if (rest.startsWith(groupSeparator)) rest = rest.slice(1);
  }
  return elements;
}

/**
 * Parses a scanned code: with a symbology prefix, with FNC1 separators, in parentheses, or plain. Codes that
 * are not GS1 or have a wrong check digit are returned as they are.
 */
export function productCode(scanned: string, thisYear: number): ProductCode {
  const text = scanned.replace(symbology, '').replace(outerSeparators, '').trim();
  const plain = { lot: null, expiry: null, serial: null };
  if (hasCheckDigit(text)) return { ...plain, codes: lengthsOf(text) };
  const elements = printed(text) ?? run(text);
  const gtin = elements?.get('01') ?? '';
  if (!elements || gtin.length !== 14 || !hasCheckDigit(gtin)) return { ...plain, codes: [text] };
  return {
    codes: [text, ...lengthsOf(gtin)],
    lot: elements.get('10') ?? null,
    expiry: gs1Day(elements.get('17') ?? '', thisYear),
    serial: elements.get('21') ?? null,
  };
}

/** The year only affects the expiry date, so any year gives the same codes. */
export const codesOf = (scanned: string): readonly string[] => productCode(scanned, 2000).codes;
