import { describe, expect, test } from 'vitest';
import { abn, ipAddress, isAbn, isIpAddress, validate } from '../src/index.ts';

describe('an IP address', () => {
  test.each([
    '203.0.113.9',
    '203.0.113.0/24',
    '10.0.0.0/8',
    '0.0.0.0',
    '2001:db8::',
    '::1',
    '::',
    '2001:db8::/32',
    'fe80::1:2:3/64',
    '1:2:3:4:5:6:7:8',
    '::ffff:203.0.113.9',
  ])('%s is valid', (text) => expect(isIpAddress(text)).toBe(true));
  test.each([
    '',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.09',
    '203.0.113.9/33',
    '203.0.113.9/',
    '203.0.113.9/24/24',
    '203.0.113.9 ',
    'front desk',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1::2::3',
    '12345::',
    '::1/129',
    '0.0.0.0/0',
    '128.0.0.0/1',
    '11.0.0.0/7',
    '::/0',
    '2000::/3',
    ':1',
    '203.0.113.9::',
  ])('“%s” is not valid', (text) => expect(isIpAddress(text)).toBe(false));
  test('that is invalid is reported in plain words', () =>
    expect(validate('ip_address', ipAddress({ label: 'Address' }), '1.2.3')).toBe(
      "Address isn't a valid IP address or range",
    ));
});

describe('an Australian Business Number', () => {
  test.each(['51824753556', '53004085616', '83914571673', '51 824 753 556'])('%s is valid', (text) =>
    expect(isAbn(text)).toBe(true),
  );
  // One digit is changed, two are swapped, or one is missing.
  test.each(['51824753557', '15824753556', '51824735556', '5182475355', '00000000000', ''])(
    '“%s” is not valid',
    (text) => expect(isAbn(text)).toBe(false),
  );
  test('is not valid after any single digit of 51824753556 is changed', () => {
    const number = '51824753556';
    for (let place = 0; place < 11; place += 1)
      for (let digit = 0; digit < 10; digit += 1)
        if (String(digit) !== number[place])
          expect(isAbn(number.slice(0, place) + digit + number.slice(place + 1))).toBe(false);
  });
  test('with a wrong digit or another character is reported in plain words', () => {
    expect(validate('abn', abn(), '51824753557')).toBe("ABN isn't a valid ABN");
    expect(validate('abn', abn(), '51 824')).toBe('ABN can only contain digits');
    expect(validate('abn', abn(), '51824753556')).toBeNull();
  });
});
