import { expect, test } from 'vitest';
import { fileRefusal, fileTypeOf, isAccepted } from './file-kinds.ts';

test('accepts names of PDF, JPEG, PNG and STL files in any case, and none of SVG, HTML or EXE', () => {
  expect(['a.PDF', 'b.jpeg', 'c.tar.png', 'd.stl'].every((name) => isAccepted(name))).toBe(true);
  expect(['a.svg', 'b.html', 'c.exe', 'pdf', 'd.'].some((name) => isAccepted(name))).toBe(false);
});

test('names the file type for the upload', () => {
  expect([fileTypeOf('a.JPG'), fileTypeOf('a.mp4'), fileTypeOf('a.pdf')]).toEqual(['IMAGE', 'VIDEO', 'FILE']);
});

test('accepts only pictures, or only videos, where requested', () => {
  const names = ['a.jpg', 'b.JPEG', 'c.png', 'd.mp4', 'e.pdf'];
  expect(names.filter((name) => isAccepted(name, 'image'))).toEqual(['a.jpg', 'b.JPEG', 'c.png']);
  expect(names.filter((name) => isAccepted(name, 'video'))).toEqual(['d.mp4']);
});

test('gives the reason why a file is refused', () => {
  const reason = (name: string, size = 1) => fileRefusal({ name, size });
  expect(reason('a.pdf')).toBeNull();
  expect(reason('a.pdf', 0)).toBe('file_empty');
  expect(reason('IMG_0042.HEIC')).toBe('file_heic');
  expect(reason('clip.mov')).toBe('file_not_mp4');
  expect(reason('a.exe')).toBe('file_kind');
});
