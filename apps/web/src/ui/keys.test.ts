import { expect, test } from 'vitest';
import { isSingleCharacter } from './keys.ts';

test('letters, signs and sequences of letters can be switched off; other keys stay', () => {
  for (const key of ['n', '/', '?', 'g t', 'z']) expect(isSingleCharacter(key)).toBe(true);
  for (const key of ['Escape', 'ArrowDown', 'Shift+ArrowDown', 'Enter', ' ', 'Delete'])
    expect(isSingleCharacter(key)).toBe(false);
});
