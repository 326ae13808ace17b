import { subDomainProblem } from '@operatory/domain/website/sub-domain-rules';
import { expect, test } from 'vitest';
import { emptyEnquiry, enquiryProblems } from './enquiry-draft.ts';
import {
  draftProblems,
  emptyDraft,
  inFormOrder,
  storedDraft,
  suggestedSubDomain,
  withTypedField,
} from './sign-up-draft.ts';

const whole = {
  ...emptyDraft,
  organisation: 'Bayside Dental',
  sub_domain: 'baysidedental',
  first_name: 'Ana',
  last_name: 'Silva',
  email: 'ana@bayside.example',
  phone: '02 5550 0199',
  state: 'NSW',
  terms: true,
};

test.each([
  ['Harbour Smiles', 'harboursmiles'],
  ['Harbour Smiles Pty Ltd', 'harboursmiles'],
  ['Tooth & Co.', 'toothandco'],
  ['Café Zähne', 'cafezahne'],
  ['牙科', ''],
])('the suggested sub-domain for "%s" is "%s"', (name, address) => {
  expect(suggestedSubDomain(name)).toBe(address);
  if (address) expect(subDomainProblem(address)).toBeNull();
});

test('a complete draft has no problem, and an empty one has one in each required field, in the order of the form', () => {
  expect(draftProblems(whole)).toEqual({});
  expect(inFormOrder(draftProblems(emptyDraft))).toEqual([
    ...['organisation', 'sub_domain', 'first_name', 'last_name', 'email', 'phone', 'state', 'terms'],
  ]);
});

test.each([
  [{ email: 'ana@bayside' }, 'email'],
  [{ phone: 'call me' }, 'phone'],
  [{ phone: '555' }, 'phone'],
  [{ abn: '51 824 753 557' }, 'abn'],
  [{ sub_domain: 'har bour' }, 'sub_domain'],
  [{ sub_domain: 'Superadmin' }, 'sub_domain'],
  [{ sub_domain: 'a'.repeat(64) }, 'sub_domain'],
  [{ sub_domain: 'xn--zhne-loa' }, 'sub_domain'],
  [{ organisation: '   ' }, 'organisation'],
  [{ terms: false }, 'terms'],
])('finds the problem of %j', (typed, field) =>
  expect(Object.keys(draftProblems({ ...whole, ...typed }))).toEqual([field]),
);

test('restores a stored draft, and discards invalid ones', () => {
  expect(storedDraft(JSON.stringify({ organisation: 'Bayside', terms: true, other: 1 }))).toEqual({
    organisation: 'Bayside',
    terms: true,
  });
  for (const text of [null, '', 'null', '{', '[1]', '{"organisation":1,"terms":"yes"}'])
    expect(storedDraft(text)).toEqual({});
});

test('an enquiry needs a name, an email address, a phone number and a question', () => {
  expect(Object.keys(enquiryProblems(emptyEnquiry))).toEqual(['name', 'email', 'phone', 'message']);
  const enquiry = { ...emptyEnquiry, name: 'Ana', email: 'a@b.c', phone: '0255500199', message: 'Hello' };
  expect(enquiryProblems(enquiry)).toEqual({});
});

test('the sub-domain follows the name until another is typed', () => {
  const named = withTypedField(emptyDraft, 'organisation', 'Bay');
  expect(withTypedField(named, 'organisation', 'Bayside').sub_domain).toBe('bayside');
  const own = withTypedField(named, 'sub_domain', 'bays');
  expect(withTypedField(own, 'organisation', 'Bayside').sub_domain).toBe('bays');
});
