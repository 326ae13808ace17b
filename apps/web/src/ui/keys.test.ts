import { expect, test } from 'vitest';
import { isSingleCharacter } from './keys.ts';

test('letters, signs and letter sequences can be turned off, while other keys always work', () => {
  for (const key of ['n', '/', '?', 'g t', 'z']) expect(isSingleCharacter(key)).toBe(true);
  for (const key of ['Escape', 'ArrowDown', 'Shift+ArrowDown', 'Enter', ' ', 'Delete'])
    expect(isSingleCharacter(key)).toBe(false);
});
