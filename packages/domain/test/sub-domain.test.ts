import { expect, test } from 'vitest';
import { environmentOf, subDomainOf } from '../src/sub-domain.ts';

test.each([
  ['localhost:4000', 'localhost', ''],
  ['harboursmiles.localhost:4000', 'localhost', 'harboursmiles'],
  ['127.0.0.1:4000', 'localhost', ''],
  ['operatory.com.au', 'operatory.com.au', ''],
  ['HarbourSmiles.Operatory.com.au', 'operatory.com.au', 'harboursmiles'],
  ['staging.operatory.example', 'staging.operatory.example', ''],
  ['north.staging.operatory.example', 'staging.operatory.example', 'north'],
  ['a.b.operatory.example', 'operatory.example', ''],
  ['www.operatory.example', 'operatory.example', ''],
  ['qa.operatory.example', 'operatory.example', ''],
  ['evil-operatory.example', 'operatory.example', ''],
  ['-x.operatory.example', 'operatory.example', ''],
])('the sub-domain of %s below %s is "%s"', (host, base, sub) => {
  expect(subDomainOf(host, base)).toBe(sub);
});

test.each([
  ['qa.localhost:4000', 'qa'],
  ['beta.operatory.example', 'beta'],
  ['north.qa.operatory.example', 'qa'],
  ['harboursmiles.localhost:4000', 'production'],
  ['qantas.operatory.example', 'production'],
])('the environment of %s is %s', (host, environment) => {
  expect(environmentOf(host)).toBe(environment);
});
