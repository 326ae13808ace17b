import { expect, test } from 'vitest';
import { fileTypeOf, isAccepted } from './file-kinds.ts';

test('takes the specified kinds whatever their case, and nothing that carries script', () => {
  expect(['a.PDF', 'b.jpeg', 'c.tar.png', 'd.stl'].every((name) => isAccepted(name))).toBe(true);
  expect(['a.svg', 'b.html', 'c.exe', 'pdf', 'd.'].some((name) => isAccepted(name))).toBe(false);
});

test('names the file type for the upload', () => {
  expect([fileTypeOf('a.JPG'), fileTypeOf('a.mp4'), fileTypeOf('a.pdf')]).toEqual(['IMAGE', 'VIDEO', 'FILE']);
});

test('takes pictures alone, or films alone, where those are asked for', () => {
  const names = ['a.jpg', 'b.JPEG', 'c.png', 'd.mp4', 'e.pdf'];
  expect(names.filter((name) => isAccepted(name, 'image'))).toEqual(['a.jpg', 'b.JPEG', 'c.png']);
  expect(names.filter((name) => isAccepted(name, 'video'))).toEqual(['d.mp4']);
});
