import { expect, test } from 'vitest';
import { endRunning, endsWithFile } from './support/started.ts';

test('what was started ends after its file, the last first and each once, whatever failed before', async () => {
  const ended: string[] = [];
  const end = Object.fromEntries(
    ['one', 'two', 'three'].map((name) => [name, endsWithFile(async () => ended.push(name))]),
  );
  await end.two?.();
  await endRunning();
  await end.one?.();
  expect(ended).toEqual(['two', 'three', 'one']);
});
