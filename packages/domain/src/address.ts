import { type Field, text, validateAll } from '@operatory/resource';
import { states } from './time/zones.ts';

export const addressFields = {
  line_1: text({
    label: 'Address line 1',
    required: true,
    minLength: 5,
    maxLength: 100,
    tooShortMessage: 'Address Line 1 must be at least 5 characters long',
  }),
  line_2: text({ label: 'Address line 2', minLength: 5, maxLength: 100 }),
  country: text({
    label: 'Country',
    required: true,
    requiredMessage: 'Country required',
    minLength: 5,
    maxLength: 30,
    only: 'address letters',
    tooShortMessage: 'Country must be at least 5 characters long',
  }),
  state: { kind: 'enum', label: 'State', required: true, requiredMessage: 'State required', options: states },
  suburb: text({
    label: 'Suburb',
    required: true,
    minLength: 2,
    maxLength: 30,
    only: 'address letters',
    tooShortMessage: 'Suburb must be at least 2 characters long',
  }),
  pincode: text({
    label: 'Postal code',
    required: true,
    minLength: 4,
    maxLength: 10,
    only: 'digits',
    tooShortMessage: 'Postal code must be at least 4 digits long',
  }),
} as const satisfies Readonly<Record<string, Field>>;

export type Address = { readonly [Part in keyof typeof addressFields]?: string } & {
  readonly city?: string;
  readonly phone?: string;
};

/** Validation messages by part; empty if the address is valid. */
export const addressProblems = (address: Address): Record<string, string> =>
  validateAll(addressFields, Object.keys(addressFields), address);

/** @returns The lines of an envelope, such as `15 Church Street`, `Parramatta NSW 2150`. */
export function addressLines(address: Address | null): readonly string[] {
  const { line_1, line_2, suburb, city, state, pincode } = address ?? {};
  const short = states.find(({ value }) => value === state)?.short ?? state;
  const place = [suburb || city, short, pincode].filter(Boolean).join(' ');
  return [line_1, line_2, place].filter((line): line is string => Boolean(line));
}
