import { abn, email, type Field, longText, phone, text } from '@operatory/resource';
import { states } from '../time/zones.ts';

/** The fields of the public sign-up form; the server checks the same ones with the same messages. */
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

/** The fields of the public enquiry form. */
export const enquiryFields = {
  name: text({ label: 'Name', required: true, maxLength: 60 }),
  business_name: text({ label: 'Organisation', maxLength: 100 }),
  email: email({ label: 'Email', required: true }),
  phone: phone({ label: 'Phone', required: true }),
  message: longText({ label: 'Message', required: true, maxLength: 2000 }),
} as const satisfies Readonly<Record<string, Field>>;

/** The state that was chosen, from its value or short name (`NSW`); the text as it is when there is no such state. */
export const stateOf = (typed: string): string =>
  states.find(({ value, short }) => [value, short].some((name) => name === typed.trim().toUpperCase()))
    ?.value ?? typed;
