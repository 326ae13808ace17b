import type { Answer, Answers } from '@operatory/domain';
import type { FileReference } from '#data/file-reference.ts';
import { filesOf } from '#kit/cells/files-cell.tsx';

const isAnswer = (value: unknown): value is Answer =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string'));

/** The stored values that are valid answers. */
export const firstAnswers = (stored: unknown): Answers =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(Object.entries(stored).filter((each): each is [string, Answer] => isAnswer(each[1])))
    : {};

/** The attached files of each answer. */
export function firstFiles(
  answers: Answers,
  attachments: unknown,
): Readonly<Record<string, readonly FileReference[]>> {
  const files = new Map(filesOf(attachments).map((file) => [file.file_id, file]));
  return Object.fromEntries(
    Object.entries(answers).flatMap(([id, answer]) => {
      const own = Array.isArray(answer) ? answer.flatMap((each) => files.get(each) ?? []) : [];
      return own.length > 0 ? [[id, own]] : [];
    }),
  );
}
