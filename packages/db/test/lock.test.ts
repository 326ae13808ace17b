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
/** Once whatever can be done at once has been. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 120));

test('a lock is had by one, until it is given back', () => {
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

test('of two that find it left behind at once, one takes it over', () => {
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

test('a lock that its holder has not signed yet is left alone', () => {
  writeFileSync(file, '');
  expect(tryLock(file)).toBe(false);
  rmSync(file);
});

test('who wants a lock waits for the one who has it, and gets it after a failure too', async () => {
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

test('a second run of tests has a folder of its own while the first has its', () => {
  const name = `lock-test-${mine}`;
  const [first, second] = [ownTestFolder(name), ownTestFolder(name)];
  expect([first, second]).toEqual([testFolder(name), testFolder(`${name}-2`)]);
  giveBack(first);
  expect(ownTestFolder(name)).toBe(first);
  giveBack(first);
  // The second still runs; the first was broken off.
  writeFileSync(`${first}.run`, ended());
  expect(ownTestFolder(name)).toBe(first);
  for (const each of [first, second]) giveBack(each);
});

test('one that nobody ever signed is taken over, one whose number is another program’s ends in a line', async () => {
  writeFileSync(file, '');
  utimesSync(file, 0, 0);
  expect(tryLock(file)).toBe(true);
  await expect(withLock(file, async () => {}, 100)).rejects.toThrow(
    `${file} is held by process ${mine}: if that process isn't Operatory, remove the file.`,
  );
  rmSync(file);
});
