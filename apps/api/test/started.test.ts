import { expect, test } from 'vitest';
import { endRunning, endsWithFile } from './support/started.ts';

test('what a test file started is ended once, and what is left at its end is ended last first', async () => {
  const ended: string[] = [];
  const end = Object.fromEntries(
    ['one', 'two', 'three'].map((name) => [name, endsWithFile(async () => ended.push(name))]),
  );
  await end.two?.();
  await endRunning();
  await end.one?.();
  expect(ended).toEqual(['two', 'three', 'one']);
});
