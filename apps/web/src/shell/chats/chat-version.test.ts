import { expect, test } from 'vitest';
import { versionOf } from './chat-version.ts';

const known = { data: {}, error: undefined };
const loading = { data: undefined, error: undefined };
const failed = { data: undefined, error: new Error('refused') };

test('conversations are read when all that is followed is known', () => {
  expect(versionOf([known, loading])).toBeUndefined();
  expect(versionOf([known, known])).toHaveLength(2);
});

test('what cannot be followed does not keep the list loading for ever', () => {
  expect(versionOf([known, failed])).toBeDefined();
  expect(versionOf([failed, loading])).toBeUndefined();
});
