import { expect, test } from 'vitest';
import { Scoped } from '../src/scoped.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('each function run in a scope sees its own value, even after others have ended', async () => {
  const scoped = new Scoped<string>();
  const long = scoped.run('long', async () => {
    await scoped.run('within', async () => {
      await turn();
      expect(scoped.value).toBe('within');
    });
    for (let n = 0; n < 5; n += 1) await turn();
    return scoped.value;
  });
  const short = scoped.run('short', async () => {
    await turn();
    return scoped.value;
  });
  expect([await short, await long, scoped.value]).toEqual(['short', 'long', undefined]);
  // The scope can be used again after it was disabled.
  expect(await scoped.run('again', () => turn().then(() => scoped.value))).toBe('again');
});

test('a scope has no value after the last function run in it, even in work that is still running', async () => {
  const scoped = new Scoped<string>();
  let left: Promise<string | undefined> | undefined;
  await expect(
    scoped.run('x', async () => {
      left = turn().then(() => scoped.value);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await left).toBeUndefined();
});
