import { enquiryFields, normalSubDomain, signUpFields, stateOf } from '@operatory/domain';
import { type Field, validate } from '@operatory/resource';
import { z } from 'zod';
import { HttpError } from '../errors/http-error.ts';
import { plainText } from '../http/reject-nul.ts';
import { campaignInput } from './campaign.ts';

const words = plainText.trim().max(2500);
/** People do not see this field, so only a program fills it in. */
const honeypot = plainText.max(2500).nullish();

export const signUpInput = z.object({
  key: z.uuid().toLowerCase(),
  organisation: words,
  first_name: words,
  last_name: words,
  email: words.toLowerCase(),
  phone: words,
  sub_domain: words.transform(normalSubDomain),
  package_id: z.int(),
  team_id: z.int(),
  coupon_code: words.nullish(),
  state: words.transform(stateOf),
  abn: words.nullish(),
  message: words.nullish(),
  utm: campaignInput,
  website: honeypot,
});
/** The form's values, stored until the sign-up is finished. */
export const signUpDetails = signUpInput.omit({ key: true, email: true, website: true });
export type SignUpDetails = z.output<typeof signUpDetails>;

/** People can still correct these fields on the page that the email links to. */
export const corrections = z.object({
  sub_domain: words.transform(normalSubDomain).optional(),
  coupon_code: words.nullish(),
  package_id: z.int().optional(),
  team_id: z.int().optional(),
});

export const enquiryInput = z.object({
  name: words,
  business_name: words.nullish(),
  email: words.toLowerCase(),
  phone: words,
  message: words,
  utm: campaignInput,
  website: honeypot,
});

/** Refuses the first value that the form would not accept, with its field. @throws HttpError */
export function assertFields(
  fields: Readonly<Record<string, Field>>,
  values: Readonly<Record<string, unknown>>,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const problem = validate(name, field, values[name] ?? null, values);
    if (problem) throw new HttpError(422, 'invalid', problem, undefined, name);
  }
}
export const assertSignUp = (values: Readonly<Record<string, unknown>>): void =>
  assertFields(signUpFields, values);
export const assertEnquiry = (values: Readonly<Record<string, unknown>>): void =>
  assertFields(enquiryFields, values);
