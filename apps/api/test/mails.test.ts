import { expect, test } from 'vitest';
import { mailSamples, usualWords } from '../src/dev/mail-samples.ts';
import { mailOf } from '../src/mail/letter.ts';

const origin = 'https://harbour.operatory.example';
const logo = '/api/v1/auth/logo/harbour?v=1';
const samples = Object.entries(mailSamples(usualWords, { origin, logo }));
const markup = '<script>alert("1")</script><img src=x onerror=alert(2)>';
const hostile = mailSamples({ person: markup, client: markup, typed: markup }, { origin, logo: null });
const linksIn = (text: string) => text.match(/https?:\/\/[^\s"<>]+/g) ?? [];

test.each(samples)('email %s has a subject, text, one heading and only links to its client', (kind, mail) => {
  expect(mail.kind).toBe(kind);
  expect(mail.subject).toMatch(/^\S.* · \S/);
  expect(mail.subject).not.toContain('\n');
  expect(mail.text.length).toBeGreaterThan(60);
  expect(mail.text).not.toMatch(/<\/?\w+>|undefined|null/);
  expect(mail.html.match(/<h1/g)).toHaveLength(1);
  expect(mail.html).toContain('name="color-scheme" content="light dark"');
  expect(mail.html).toContain('prefers-color-scheme: dark');
  expect(mail.html).toContain('You get this email because');
  // Gmail truncates longer emails.
  expect(Buffer.byteLength(mail.html)).toBeLessThan(100 * 1024);
  const inHtml = [...mail.html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
  for (const address of [...inHtml, ...linksIn(mail.text)])
    expect(address).toMatch(new RegExp(`^${origin}(/|$)`));
});

test.each(samples)(
  'email %s begins the same in its plain part as in HTML, and shows the full link in both',
  (_, mail) => {
    const [first = ''] = mail.text.split('\n\n');
    expect(mail.html).toContain(first.split('\n')[0]);
    const button = /<a href="([^"]*)"[^>]*background/.exec(mail.html)?.[1]?.replaceAll('&amp;', '&');
    if (button === undefined) return;
    expect(mail.text).toContain(button);
    // The URL is also written out, for email programs that do not show buttons.
    expect(mail.html.split(`>${button.replaceAll('&', '&amp;')}<`)).toHaveLength(2);
  },
);

test.each(Object.entries(hostile))('email %s contains no typed script or image as markup', (_, mail) => {
  expect(mail.html).not.toMatch(/<script|<img/);
  expect(mail.subject).not.toContain('\n');
});

test('every email except those to suppliers and new accounts links to the settings of notifications', () => {
  const without = samples
    .filter(([, { text }]) => !text.includes(`${origin}/dashboard/my-account#notifications`))
    .map(([kind]) => kind);
  expect(without.sort()).toEqual([
    'order_cancelled_supplier',
    'order_messages_supplier',
    'order_placed_supplier',
    'order_received_supplier',
    'shopping_list_supplier',
    'sign_up',
    'verify',
  ]);
});

test('line breaks in names and the subject of an email are replaced by spaces', () => {
  const mail = mailOf({
    kind: 'unblocked',
    to: { email: 'a@b.example', display_name: 'Ann\r\nBcc: all@b.example' },
    from: { client_name: 'Acme\nDental', origin, logo: null },
    subject: 'You can\r\nsign in again',
    parts: [],
  });
  expect(mail.subject).toBe('You can sign in again · Acme Dental');
  expect(mail.text).toMatch(/^You can sign in again\n\nHello Ann Bcc: all@b.example,\n/);
});
