import { expect, test } from 'vitest';
import { newScannerWatch } from './scanner-watch.ts';

function tabAfter(keys: string, each: number, shiftKey = false): boolean {
  const watch = newScannerWatch();
  let timeStamp = 1_000;
  for (const key of keys) {
    watch({ key, shiftKey: false, timeStamp });
    timeStamp += each;
  }
  return watch({ key: 'Tab', shiftKey, timeStamp });
}

test('treats a Tab right after a fast code as the end of a scan', () => {
  expect(tabAfter('9305749804904', 5)).toBe(true);
});

test('lets people who type use Tab and Shift+Tab as usual', () => {
  expect(tabAfter('9305749804904', 90)).toBe(false);
  expect(tabAfter('93', 5)).toBe(false);
  expect(tabAfter('9305749804904', 5, true)).toBe(false);
});
