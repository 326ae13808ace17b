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
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${text}`)],
  ['UTF-16 with a byte order mark', utf16(text, false, true)],
  ['big-endian UTF-16 with a byte order mark', utf16(text, true, true)],
  ['UTF-16 without a byte order mark', utf16(text, false, false)],
  ['Windows-1252', Uint8Array.from(text, (each) => each.charCodeAt(0))],
])('reads a file in %s', (_, bytes) => {
  expect(readCsv(textOf(bytes))).toEqual({
    headings: ['Name', 'Note'],
    rows: [{ number: 2, cells: ['Zoë', 'a, b'] }],
  });
});

test.each([',', ';', '\t'])('splits columns at %j, with line ends of each kind and quotes', (by) => {
  for (const end of ['\r\n', '\n', '\r']) {
    const lines = [
      ['"First, name"', 'Note'],
      ['"say ""hi"""', '"two\nlines"'],
      ['', ''],
      ["'=1+1", ' b '],
    ];
    const { headings, rows } = readCsv(lines.map((cells) => cells.join(by)).join(end));
    expect(headings).toEqual(['First, name', 'Note']);
    // The empty third row is left out, but counted.
    expect(rows).toEqual([
      { number: 2, cells: ['say "hi"', 'two\nlines'] },
      { number: 4, cells: ['=1+1', ' b '] },
    ]);
  }
});

test.each([
  ['sep=;\r\nName;Price\r\nGloves, blue;1,50\r\n', [2]],
  ['Name;Price\r\nGloves, blue;1,50\r\n', [2]],
  ['Price list, November\n\nName;Price\nGloves, blue;1,50', [4]],
  ['\n\nName,Price\n"Gloves, blue","1,50"', [4]],
  ['Exported:,25/11/2026\nName,Price\n"Gloves, blue","1,50"', [3]],
  ['Price list,\nName,Price\n"Gloves, blue","1,50"', [3]],
])('finds the headings of %j', (file, numbers) => {
  const { headings, rows, problem } = readCsv(file, ['name', 'PRICE']);
  expect(headings).toEqual(['Name', 'Price']);
  expect(rows).toEqual(numbers.map((number) => ({ number, cells: ['Gloves, blue', '1,50'] })));
  expect(problem).toBeUndefined();
});

test('skips a title above unknown headings', () => {
  expect(readCsv('Preisliste\n\nBezeichnung,Betrag\na,1').headings).toEqual(['Bezeichnung', 'Betrag']);
  expect(readCsv('Bezeichnung\na\nb').rows).toHaveLength(2);
});

test.each([
  ['Name,Note\na,b\n"c,d\ne,f\n', 3],
  ['sep=,\r\nName,Note\r\na,"b\r\ne,f\r\n', 3],
])('reports the line of a quotation mark that is never closed', (file, line) => {
  expect(readCsv(file).problem).toBe(
    `The quotation mark (") on line ${line} is never closed. Add the closing one or remove it, then choose the file again.`,
  );
});

test('keeps rows that are shorter or longer than the headings', () => {
  expect(readCsv('a,b\n1\n1,2,3').rows.map(({ cells }) => cells)).toEqual([['1'], ['1', '2', '3']]);
});
