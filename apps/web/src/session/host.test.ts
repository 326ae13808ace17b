import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', {
  hostname: 'north.localhost',
  protocol: 'http:',
  port: '4000',
  host: 'north.localhost:4000',
});
const { addressOf, commonHost, subDomainOf } = await import('./host.ts');

test.each([
  ['localhost', ''],
  ['127.0.0.1', ''],
  ['harboursmiles.localhost', 'harboursmiles'],
  ['operatory.example', ''],
  ['www.operatory.example', ''],
  ['harboursmiles.operatory.example', 'harboursmiles'],
])('the sub-domain of %s is "%s"', (hostname, sub) => {
  expect(subDomainOf(hostname)).toBe(sub);
});

test('an address keeps scheme, base and port', () => {
  expect(addressOf('south')).toBe('http://south.localhost:4000/');
  expect(addressOf('')).toBe('http://localhost:4000/');
  expect(commonHost()).toBe('localhost:4000');
});
