import { expect, test } from 'vitest';
import { isSingleCharacter } from './keys.ts';

test('finds that letters, signs and letter sequences are single-character keys, and other keys are not', () => {
  for (const key of ['n', '/', '?', 'g t', 'z']) expect(isSingleCharacter(key)).toBe(true);
  for (const key of ['Escape', 'ArrowDown', 'Shift+ArrowDown', 'Enter', ' ', 'Delete'])
    expect(isSingleCharacter(key)).toBe(false);
});
