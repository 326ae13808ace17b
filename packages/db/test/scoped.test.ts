import { expect, test } from 'vitest';
import { Scoped } from '../src/scoped.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('each body has its own value to its end, whoever ends before it', async () => {
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
  // Used again after it was off.
  expect(await scoped.run('again', () => turn().then(() => scoped.value))).toBe('again');
});

test('with the last body it is off: what was left behind has no value, and a refusal is told', async () => {
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
