import { expect, test } from 'vitest';
import type { FileReference } from '#data/file-reference.ts';
import { type UploadOwner, uploadStore } from './upload-store.ts';

const file = (file_id: string): FileReference => ({
  file_id,
  directory: 'tasks',
  name: `${file_id}.pdf`,
  mime_type: 'application/pdf',
  file_type: 'FILE',
});
const owner = (more: Partial<UploadOwner> = {}): UploadOwner => ({
  id: crypto.randomUUID(),
  directory: 'tasks',
  label: 'a form',
  ...more,
});
const idsOf = ({ id }: UploadOwner) => uploadStore.files(id).map(({ file_id }) => file_id);

test('adds uploaded files, or replaces the previous one where only one is allowed', () => {
  const many = owner();
  for (const id of ['a', 'b']) uploadStore.take(many, [file(id)]);
  expect(idsOf(many)).toEqual(['a', 'b']);
  const single = owner({ single: true });
  for (const id of ['a', 'b']) uploadStore.take(single, [file(id)]);
  expect(idsOf(single)).toEqual(['b']);
});

test('hands the files of a form field to the field, and stores none of them', () => {
  const taken: string[] = [];
  const field = owner({ take: ({ file_id }) => taken.push(file_id) });
  uploadStore.take(field, [file('a'), file('b')]);
  expect([taken, idsOf(field)]).toEqual([['a', 'b'], []]);
});

test('does not start an upload of a kind that its field refuses', () => {
  const pictures = owner({ kind: 'image' });
  uploadStore.add(pictures, [new File(['%PDF-'], 'a.pdf'), new File(['<p>'], 'b.html')]);
  expect(uploadStore.uploading()).toEqual([]);
});
