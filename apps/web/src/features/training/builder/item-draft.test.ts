import { expect, test } from 'vitest';
import { newQuestion } from '#kit/questions/question-draft.ts';
import { itemKinds } from '../item-kinds.ts';
import { beginOf, itemProblems, itemValues, storedItem } from './item-draft.ts';

const table = 'training_course_items';
const kind = (type: string) => {
  const found = itemKinds.find((each) => each.type === type);
  if (!found) throw new Error(`no kind ${type}`);
  return found;
};
const values = { ...itemValues(table, null), name: 'Sharps' };
const film = {
  file_id: 'f',
  directory: 'training',
  name: 'a.mp4',
  mime_type: 'video/mp4',
  file_type: 'VIDEO',
} as const;
const question = newQuestion('training_course_item_fields', 'q');

test.each([
  ['a video without a file', 'WATCH', {}, [], ['media_attachment']],
  ['a quiz without questions', 'QUIZ', {}, [], ['questions']],
  ['a checklist without steps', 'CHECKLIST', {}, [], ['questions']],
  ['an item without a name', 'READ', { name: ' ' }, [], ['name']],
  ['a quiz with a question', 'QUIZ', {}, [question], []],
  ['an upload without questions', 'UPLOAD', {}, [], []],
  ['a video with its file', 'WATCH', { media_attachment: film }, [], []],
])('lists the missing parts, if any, of %s', (_, type, more, questions, at) => {
  expect(Object.keys(itemProblems(table, kind(type), { ...values, ...more }, questions))).toEqual(at);
});

test('a video has the media type of its file and no pass mark, and a quiz has a pass mark', () => {
  const given = { ...values, media_attachment: film, qualifying_percentage: '80' };
  expect(storedItem(table, kind('WATCH'), given)).toMatchObject({
    item_type: 'LESSON',
    type: 'WATCH',
    media_attachment_type: 'VIDEO',
    qualifying_percentage: null,
  });
  expect(storedItem(table, kind('QUIZ'), given)).toMatchObject({ qualifying_percentage: '80' });
});

test('a new checklist step is a required checkbox that must be ticked', () => {
  expect(beginOf('training_course_item_fields', kind('CHECKLIST'))).toMatchObject({
    type: 'CHECKBOX',
    required: true,
    evaluateAnswer: true,
    answer: ['true'],
  });
  expect(beginOf('training_course_item_fields', kind('QUIZ'))).toBeUndefined();
});
