import { afterAll, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function at(hostname: string, port: string, baseHost?: string) {
  vi.stubGlobal('location', { hostname, port, protocol: 'http:' });
  const querySelector = (selector: string) =>
    baseHost && selector === 'meta[name="base-host"]' ? { content: baseHost } : null;
  vi.stubGlobal('document', { querySelector });
  return await import('./host.ts');
}

test('the URL of another sub-domain keeps the scheme, base host and port', async () => {
  const { addressOf, commonHost, subDomain } = await at('north.localhost', '4000');
  expect(subDomain).toBe('north');
  expect(addressOf('south')).toBe('http://south.localhost:4000/');
  expect(addressOf('')).toBe('http://localhost:4000/');
  expect(commonHost()).toBe('localhost:4000');
});

test.each([
  ['operatory.com.au', 'operatory.com.au', ''],
  ['north.operatory.com.au', 'operatory.com.au', 'north'],
  ['staging.operatory.example', 'staging.operatory.example', ''],
  ['127.0.0.1', 'localhost', ''],
])('the host %s with base %s has the sub-domain "%s"', async (hostname, base, sub) => {
  const { addressOf, subDomain } = await at(hostname, '', base);
  expect(subDomain).toBe(sub);
  expect(addressOf('south')).toBe(`http://south.${base}/`);
});
