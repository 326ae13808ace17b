import { type BoolExp, cleanText, or } from '@operatory/resource';
import { searchOf } from '#kit/definition/list-query.ts';

/** Whether there is enough to search by: two characters, or a digit, which may be a number. */
export const isSearchable = (text: string): boolean => text.length >= 2 || /^\d$/.test(text);

/** Characters that people put between the digits of a phone number. */
const between = '[ ()-]*';
/** With fewer digits, too many numbers would match. */
const fewestDigits = 4;

/**
 * The digits of a phone number as a pattern that finds it in any spelling: with or without spaces, and with +61 or 0 in front. Null
 * when the text is not part of a phone number.
 */
export function phonePattern(text: string): string | null {
  if (!/^\+?[\d ()-]+$/.test(text)) return null;
  const typed = text.replace(/\D/g, '');
  // +61 412 … and 0412 … are the same number, which in both begins with the 4.
  const digits =
    text.startsWith('+61') || (typed.startsWith('61') && typed.length === 11)
      ? typed.slice(2).replace(/^0/, '')
      : typed.replace(/^0/, '');
  return digits.length < fewestDigits ? null : [...digits].join(between);
}

/** Finds people by name, and by phone if the user may filter by it. */
export function peopleFound(text: string, byPhone: boolean): BoolExp {
  const named = searchOf(['display_name'], text);
  const pattern = byPhone ? phonePattern(cleanText(text).trim()) : null;
  return pattern === null ? named : or(named, { phone: { _regex: pattern } });
}
