import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gstOf } from '../src/index.ts';

test.each([
  ['249.00', '22.64'],
  ['0.00', '0.00'],
  ['0.05', '0.00'],
  // Half a cent of GST would be in 0.055.
  ['0.06', '0.01'],
  ['11', '1.00'],
  ['79.95', '7.27'],
  ['1234567890123.45', '112233444556.68'],
])('the GST in %s is %s', (total, gst) => expect(gstOf(total)).toBe(gst));

test('the GST is within half a cent of an eleventh of the total', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), (cents) => {
      const text = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
      const gst = BigInt(gstOf(text).replace('.', ''));
      const off = gst * 11n - cents;
      expect(off > -6n && off < 6n).toBe(true);
    }),
  );
});
