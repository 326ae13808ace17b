import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { tryLock, withLock } from '../src/embedded/lock.ts';
import { giveBack, ownTestFolder, testFolder } from '../src/testing/test-folder.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'operatory-lock-'));
const file = path.join(folder, 'lock');
afterAll(() => rmSync(folder, { recursive: true }));

const ended = () => String(spawnSync(process.execPath, ['-e', '']).pid);
const mine = String(process.pid);
const holder = () => readFileSync(file, 'utf8');
/** Gives everything that is not blocked the time to happen. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 120));

test('only one holder has a lock until it is released', () => {
  expect(tryLock(file)).toBe(true);
  expect(holder()).toBe(mine);
  expect(tryLock(file)).toBe(false);
  rmSync(file);
  expect(tryLock(file)).toBe(true);
  rmSync(file);
});

test('the lock of a process that has ended is taken over', async () => {
  writeFileSync(file, ended());
  expect(tryLock(file)).toBe(true);
  expect(holder()).toBe(mine);
  writeFileSync(file, ended());
  expect(await withLock(file, async () => holder())).toBe(mine);
  expect(existsSync(file)).toBe(false);
});

test('when two callers find the lock of an ended process at the same time, only one takes it over', () => {
  writeFileSync(file, ended());
  const kill = vi.spyOn(process, 'kill').mockImplementationOnce(() => {
    expect(tryLock(file)).toBe(true);
    throw Object.assign(new Error('no such process'), { code: 'ESRCH' });
  });
  expect(tryLock(file)).toBe(false);
  expect(holder()).toBe(mine);
  kill.mockRestore();
  rmSync(file);
});

test('a lock whose holder has not yet written its process id is not taken over', () => {
  writeFileSync(file, '');
  expect(tryLock(file)).toBe(false);
  rmSync(file);
});

test('a second caller waits for the holder of a lock, and gets the lock even after the holder fails', async () => {
  const steps: string[] = [];
  let end = () => {};
  const first = withLock(file, async () => {
    steps.push('first');
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    steps.push('first ends');
    throw new Error('broken');
  }).catch((error: Error) => steps.push(error.message));
  const second = withLock(file, async () => steps.push('second'));
  await pause();
  expect(steps).toEqual(['first']);
  end();
  await Promise.all([first, second]);
  expect(steps).toEqual(['first', 'first ends', 'broken', 'second']);
  expect(existsSync(file)).toBe(false);
});

test('a second test run gets a separate folder while the first is still running', () => {
  const name = `lock-test-${mine}`;
  const [first, second] = [ownTestFolder(name), ownTestFolder(name)];
  expect([first, second]).toEqual([testFolder(name), testFolder(`${name}-2`)]);
  giveBack(first);
  expect(ownTestFolder(name)).toBe(first);
  giveBack(first);
  // The second run is still active. The first one has crashed and left its file, so its folder can be used
  // again.
  writeFileSync(`${first}.run`, ended());
  expect(ownTestFolder(name)).toBe(first);
  for (const each of [first, second]) giveBack(each);
});

test('an old lock without a process id is taken over, and waiting too long for a lock reports its holder', async () => {
  writeFileSync(file, '');
  utimesSync(file, 0, 0);
  expect(tryLock(file)).toBe(true);
  await expect(withLock(file, async () => {}, 100)).rejects.toThrow(
    `${file} is held by process ${mine}: if that process isn't Operatory, remove the file.`,
  );
  rmSync(file);
});
