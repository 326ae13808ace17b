import { expect, test } from 'vitest';
import { fileTypeOf, isAccepted } from './file-kinds.ts';

test('takes the specified kinds whatever their case, and nothing that carries script', () => {
  expect(['a.PDF', 'b.jpeg', 'c.tar.png', 'd.stl'].every(isAccepted)).toBe(true);
  expect(['a.svg', 'b.html', 'c.exe', 'pdf', 'd.'].some(isAccepted)).toBe(false);
});

test('names the file type for the upload', () => {
  expect([fileTypeOf('a.JPG'), fileTypeOf('a.mp4'), fileTypeOf('a.pdf')]).toEqual(['IMAGE', 'VIDEO', 'FILE']);
});
