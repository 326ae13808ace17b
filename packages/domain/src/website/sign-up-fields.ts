import { abn, email, type Field, longText, phone, text } from '@operatory/resource';
import { states } from '../time/zones.ts';

/** The public sign-up form. The server checks the same fields with the same messages. */
export const signUpFields = {
  organisation: text({ label: 'Organisation', required: true, maxLength: 100 }),
  first_name: text({ label: 'First name', required: true, maxLength: 30, only: 'no digits' }),
  last_name: text({ label: 'Last name', required: true, maxLength: 30, only: 'no digits' }),
  email: email({ label: 'Email', required: true }),
  phone: phone({ label: 'Phone', required: true }),
  state: { kind: 'enum', label: 'State', required: true, options: states },
  abn: abn(),
  message: longText({ label: 'Message', maxLength: 2000 }),
  coupon_code: text({ label: 'Coupon', maxLength: 30 }),
} as const satisfies Readonly<Record<string, Field>>;

/** The public enquiry form. */
export const enquiryFields = {
  name: text({ label: 'Name', required: true, maxLength: 60 }),
  business_name: text({ label: 'Organisation', maxLength: 100 }),
  email: email({ label: 'Email', required: true }),
  phone: phone({ label: 'Phone', required: true }),
  message: longText({ label: 'Message', required: true, maxLength: 2000 }),
} as const satisfies Readonly<Record<string, Field>>;

/**
 * @returns The state's value, found by its value or short name (`NSW`). An unknown text is returned as it is.
 */
export const stateOf = (typed: string): string =>
  states.find(({ value, short }) => [value, short].some((name) => name === typed.trim().toUpperCase()))
    ?.value ?? typed;
