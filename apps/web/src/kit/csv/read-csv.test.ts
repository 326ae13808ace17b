import { expect, test } from 'vitest';
import { readCsv, textOf } from './read-csv.ts';

const utf16 = (text: string, bigEndian: boolean, mark: boolean): Uint8Array => {
  const units = [...(mark ? [0xfeff] : []), ...Array.from(text, (each) => each.charCodeAt(0))];
  return new Uint8Array(
    units.flatMap((unit) => (bigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
  );
};
const text = 'Name,Note\r\nZoë,"a, b"\r\n';

test.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${text}`)],
  ['UTF-16 with its mark', utf16(text, false, true)],
  ['UTF-16, the other way round', utf16(text, true, true)],
  ['UTF-16 without a mark', utf16(text, false, false)],
  ['Windows-1252', Uint8Array.from(text, (each) => each.charCodeAt(0))],
])('%s is read', (_, bytes) => {
  expect(readCsv(textOf(bytes))).toEqual({
    headings: ['Name', 'Note'],
    rows: [{ number: 2, cells: ['Zoë', 'a, b'] }],
  });
});

test.each([',', ';', '\t'])('columns parted by %j, ends of lines of each kind, quotes', (by) => {
  for (const end of ['\r\n', '\n', '\r']) {
    const lines = [
      ['"First, name"', 'Note'],
      ['"say ""hi"""', '"two\nlines"'],
      ['', ''],
      ["'=1+1", ' b '],
    ];
    const { headings, rows } = readCsv(lines.map((cells) => cells.join(by)).join(end));
    expect(headings).toEqual(['First, name', 'Note']);
    // An empty row is left out and counted all the same.
    expect(rows).toEqual([
      { number: 2, cells: ['say "hi"', 'two\nlines'] },
      { number: 4, cells: ['=1+1', ' b '] },
    ]);
  }
});

test('a row that is short or long is what it is', () => {
  expect(readCsv('a,b\n1\n1,2,3').rows.map(({ cells }) => cells)).toEqual([['1'], ['1', '2', '3']]);
});
