import { expect, test } from 'vitest';
import type { FileReference } from '#data/file-reference.ts';
import { type AskedQuestion, questionToAnswer } from './asked-question.ts';
import { fittingAnswers } from './fitting-answers.ts';

const row = { name: 'Which?', hint: null, required: true, options: ['A', 'B'], input_attachment: null };
const asks = (type: AskedQuestion['type']) => [questionToAnswer({ ...row, type }, 'q')];
const file: FileReference = {
  file_id: 'f',
  directory: 'induction',
  name: 'f.pdf',
  mime_type: 'application/pdf',
  file_type: 'FILE',
};

test.each([
  ['TEXT', 'what I said', 'what I said'],
  ['TEXT', ['A'], undefined],
  ['TEXT', true, undefined],
  ['CHECKBOX', 'yes', undefined],
  ['CHECKBOX', false, false],
  ['RADIO', 'A', 'A'],
  ['RADIO', 'C', undefined],
  ['SELECT', 'C', undefined],
  ['MULTI_SELECT', ['A', 'C'], ['A']],
  ['MULTI_SELECT', 'A', undefined],
  ['ATTACHMENT', ['f', 'lost'], ['f']],
  // A number that the user is still typing is kept.
  ['NUMBER', '1.', '1.'],
] as const)('a %s question with the earlier answer %j keeps %j', (type, given, kept) => {
  expect(fittingAnswers(asks(type), { q: given }, { q: [file] }).answers).toEqual(
    kept === undefined ? {} : { q: kept },
  );
});

test('an answer to a removed question is not sent, nor are its files', () => {
  const files = { q: [file], gone: [{ ...file, file_id: 'g' }] };
  expect(fittingAnswers(asks('ATTACHMENT'), { q: ['f'], gone: ['g'] }, files)).toEqual({
    answers: { q: ['f'] },
    attachments: [{ file_id: 'f' }],
  });
});
