import { isCommonPassword } from './common-passwords.ts';
import { allowed, type Result, refuse } from './refusal.ts';

export const passwordLength = { min: 8, max: 128 } as const;

/**
 * Passwords have 8 to 128 characters, of which at least four are different. They are neither common nor one
 * of the texts in `about`, which are the user's names and email addresses.
 */
export function passwordRule(password: string, about: readonly string[] = []): Result {
  const length = [...password].length;
  if (length < passwordLength.min) return refuse('password_too_short');
  if (length > passwordLength.max) return refuse('password_too_long');
  const folded = password.toLowerCase();
  if (new Set(folded).size < 4 || isCommonPassword(folded)) return refuse('password_too_common');
  const own = about
    .flatMap((text) => [text, text.split('@')[0] ?? ''])
    .map((text) => text.trim().toLowerCase());
  const bare = folded.replace(/[\d!@#$.\-_]+$/, '');
  return own.some((text) => text.length >= 4 && bare === text) ? refuse('password_is_own') : allowed;
}

const sequences = '01234567890 09876543210';
/**
 * PINs that people guess first, with fewer than three different digits or in sequence. The server never
 * generates them.
 */
export const isWeakPin = (pin: string): boolean => new Set(pin).size < 3 || sequences.includes(pin);
