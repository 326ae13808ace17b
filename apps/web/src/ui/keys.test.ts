import { expect, test } from 'vitest';
import { isSingleCharacter } from './keys.ts';

test('tells letters, signs and letter sequences, which can be turned off, from other keys', () => {
  for (const key of ['n', '/', '?', 'g t', 'z']) expect(isSingleCharacter(key)).toBe(true);
  for (const key of ['Escape', 'ArrowDown', 'Shift+ArrowDown', 'Enter', ' ', 'Delete'])
    expect(isSingleCharacter(key)).toBe(false);
});
