import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gs1Day, hasCheckDigit, productCode } from '../src/inventory/product-codes.ts';

const gs = '\u001d';
const read = (code: string) => {
  const { codes, lot, expiry, serial } = productCode(code, 2026);
  return { found: codes.includes('9305749804904'), lot, expiry, serial };
};

test.each([
  ['a code without separators', '01093057498049041727033110ABC123'],
  ['a code with field numbers in parentheses', '(01)09305749804904(17)270331(10)ABC123'],
  ['a GS1-128 code', ']C101093057498049041727033110ABC123'],
  ['a DataMatrix with the lot before the expiry', `]d2010930574980490410ABC123${gs}17270331`],
  ['a QR code', `]Q3${gs}01093057498049041727033110ABC123${gs}`],
  ['a code with other fields between them', `0109305749804904112501011727033110ABC123${gs}3012`],
])('reads product, lot and expiry from %s', (_, code) => {
  expect(read(code)).toEqual({ found: true, lot: 'ABC123', expiry: '2027-03-31', serial: null });
});

test('reads a serial number', () => {
  expect(read(`010930574980490421S-9${gs}10L1`)).toEqual({
    found: true,
    lot: 'L1',
    expiry: null,
    serial: 'S-9',
  });
});

test('looks up a UPC-A, EAN-13 or GTIN-14 code in all three formats', () => {
  for (const code of ['005749804919', '0005749804919', '00005749804919'])
    expect(productCode(code, 2026).codes).toEqual(
      expect.arrayContaining(['005749804919', '0005749804919', '00005749804919']),
    );
  expect(productCode('09305749804904', 2026).codes).toContain('9305749804904');
});

test('looks up the code of a case only in its own format, not as that of a single item', () => {
  const gtin = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
    .map((check) => `1930574980490${check}`)
    .find(hasCheckDigit) as string;
  expect(productCode(gtin, 2026).codes).toEqual([gtin]);
});

test('leaves codes with a wrong check digit and internal codes unchanged', () => {
  for (const code of ['9305749804905', '0109305749804905172703311012', 'GLOVE-7', '0109', '(01)', '12'])
    expect(productCode(code, 2026)).toEqual({ codes: [code], lot: null, expiry: null, serial: null });
});

test('reads day 00 as the last day of the month and year 99 as 1999, and refuses dates that do not exist', () => {
  expect(gs1Day('270200', 2026)).toBe('2027-02-28');
  expect(gs1Day('280200', 2026)).toBe('2028-02-29');
  expect(gs1Day('270230', 2026)).toBeNull();
  expect(gs1Day('271301', 2026)).toBeNull();
  expect(gs1Day('990101', 2026)).toBe('1999-01-01');
});

test('reads any GTIN, lot, expiry and serial number in each of three formats', () => {
  const value = fc.stringMatching(/^[A-Z0-9-]{1,20}$/);
  fc.assert(
    fc.property(fc.stringMatching(/^\d{12}$/), value, value, (twelve, lot, serial) => {
      const ean = Array.from({ length: 10 }, (_, check) => `${twelve}${check}`).find(hasCheckDigit) as string;
      for (const code of [
        `010${ean}17290630` + `10${lot}${gs}21${serial}`,
        `]d2010${ean}21${serial}${gs}10${lot}${gs}17290630`,
        `(01)0${ean}(17)290630(10)${lot}(21)${serial}`,
      ]) {
        const { codes, ...rest } = productCode(code, 2026);
        expect(codes).toContain(ean);
        expect(rest).toEqual({ lot, expiry: '2029-06-30', serial });
      }
    }),
  );
});

test('finds something to look up in any text that is scanned', () => {
  fc.assert(fc.property(fc.string(), (text) => productCode(text, 2026).codes.length > 0));
});
