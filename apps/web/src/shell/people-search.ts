import { type BoolExp, cleanText, or } from '@operatory/resource';
import { searchOf } from '#kit/definition/list-query.ts';

/** Whether a text is long enough to search for: two characters, or one digit, which may be a number. */
export const isSearchable = (text: string): boolean => text.length >= 2 || /^\d$/.test(text);

/** The characters that may be between the digits of a phone number. */
const between = '[ ()-]*';
/** With fewer digits, too many phone numbers would match. */
const fewestDigits = 4;

/**
 * A pattern that finds the digits of a phone number in any spelling: with or without spaces, and with +61 or
 * 0. Null if the text is not part of a phone number.
 */
export function phonePattern(text: string): string | null {
  if (!/^\+?[\d ()-]+$/.test(text)) return null;
  const typed = text.replace(/\D/g, '');
  // +61 412 … and 0412 … are the same number, so the pattern starts at the 4.
  const digits =
    text.startsWith('+61') || (typed.startsWith('61') && typed.length === 11)
      ? typed.slice(2).replace(/^0/, '')
      : typed.replace(/^0/, '');
  return digits.length < fewestDigits ? null : [...digits].join(between);
}

/** The condition that finds people by name and, if the user can filter by it, by phone number. */
export function peopleFound(text: string, byPhone: boolean): BoolExp {
  const named = searchOf(['display_name'], text);
  const pattern = byPhone ? phonePattern(cleanText(text).trim()) : null;
  return pattern === null ? named : or(named, { phone: { _regex: pattern } });
}
