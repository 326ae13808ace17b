import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const text = 'Müller – 20 °C';
const utf16 = [...`\ufeff${text}`].flatMap((letter) => {
  const code = letter.charCodeAt(0);
  return [code & 0xff, code >> 8];
});
const swapped = utf16.map((_, at) => utf16[at ^ 1] as number);
const bytes = (list: Iterable<number>) => new Uint8Array(list).buffer;

test('reads UTF-8, UTF-16 in both byte orders, and ANSI', () => {
  expect(decodeText(bytes(new TextEncoder().encode(text)))).toBe(text);
  expect(decodeText(bytes(utf16))).toBe(text);
  expect(decodeText(bytes(swapped))).toBe(text);
  const ansi = [...'Müller 20 °C'].map((letter) => letter.charCodeAt(0));
  expect(decodeText(bytes(ansi))).toBe('Müller 20 °C');
});

test('reads UTF-8 up to a last character that is truncated', () => {
  expect(decodeText(bytes(new TextEncoder().encode('aü').slice(0, -1)))).toMatch(/^a/);
});
