import { expect, test } from 'vitest';
import { versionOf } from './chat-version.ts';

const known = { data: {}, error: undefined };
const loading = { data: undefined, error: undefined };
const failed = { data: undefined, error: new Error('refused') };

test('the version of the chat list is undefined until all followed conversations have loaded', () => {
  expect(versionOf([known, loading])).toBeUndefined();
  expect(versionOf([known, known])).toHaveLength(2);
});

test('a conversation that cannot be followed does not keep the list loading forever', () => {
  expect(versionOf([known, failed])).toBeDefined();
  expect(versionOf([failed, loading])).toBeUndefined();
});
