import { itemTypes } from '@operatory/domain/training/training-choices';
import { questionToAnswer } from '#kit/questions/asked-question.ts';
import type { CourseItemContent } from '../course-data.ts';
import type { RemovedItem } from '../enrollment-data.ts';

/** An item with the recorded answers, including those to questions that were removed from the course. */
export interface RecordedItem extends CourseItemContent {
  readonly isRemoved: boolean;
  readonly removedQuestions: CourseItemContent['questions'];
}

/** The items of a course, followed by items that were removed from it. */
export function recordedItems(
  items: readonly CourseItemContent[],
  removed: readonly RemovedItem[],
): readonly RecordedItem[] {
  const questionsOf = (id: string) =>
    removed
      .filter(({ item_id }) => item_id === id)
      .flatMap(({ questions }) =>
        questions.map(({ question_id, name, type }) =>
          questionToAnswer(
            { name, type, hint: null, required: false, options: [], input_attachment: null },
            question_id,
          ),
        ),
      );
  const known = new Set(items.map(({ id }) => id));
  return [
    ...items.map((item) => ({ ...item, isRemoved: false, removedQuestions: questionsOf(item.id) })),
    ...removed
      .filter(({ item_id }) => !known.has(item_id))
      .map(({ item_id, name, item_type }) => ({
        id: item_id,
        name,
        description: '',
        item_type: itemTypes.find(({ value }) => value === item_type)?.value ?? ('LESSON' as const),
        type: null,
        status: 'INACTIVE',
        qualifying_percentage: null,
        media: [],
        attachments: [],
        questions: [],
        isRemoved: true,
        removedQuestions: questionsOf(item_id),
      })),
  ];
}
