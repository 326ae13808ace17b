import { allowed, type Result, refuse } from './refusal.ts';

export const passwordLength = { min: 8, max: 128 } as const;

/** The ones tried first by everybody; the API knows a longer list. */
const common = new Set([
  'password',
  'password1',
  'password123',
  '12345678',
  '123456789',
  '1234567890',
  'qwertyui',
  'qwerty123',
  'qwertyuiop',
  'iloveyou',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'welcome1',
  'letmein1',
  'admin123',
  'abcd1234',
  '11111111',
  '00000000',
  '1q2w3e4r',
  'trustno1',
  'superman',
  'passw0rd',
]);

/** 8 to 128 characters, and none of the commonest. */
export function passwordRule(password: string): Result {
  const length = [...password].length;
  if (length < passwordLength.min) return refuse('password_too_short');
  if (length > passwordLength.max) return refuse('password_too_long');
  const folded = password.toLowerCase();
  return common.has(folded) || new Set(folded).size === 1 ? refuse('password_too_common') : allowed;
}

/** A PIN or passcode has four characters; staff PINs are digits. */
export const pinRule = (pin: string): Result =>
  pin === '' ? refuse('passcode_required') : /^\d{4}$/.test(pin) ? allowed : refuse('passcode_wrong');

const sequences = '01234567890 09876543210';
/** PINs that the server does not draw: four alike, or a run. */
export const isWeakPin = (pin: string): boolean => new Set(pin).size === 1 || sequences.includes(pin);
