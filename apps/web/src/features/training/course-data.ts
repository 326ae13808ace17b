import { itemTypes } from '@operatory/domain/training/training-choices';
import { graphql } from '#data/graphql.ts';
import { filesOf } from '#kit/cells/files-cell.tsx';
import { type AskedQuestion, askedColumns, questionToAnswer } from '#kit/questions/asked-question.ts';
import type { CourseKind } from './course-kinds.ts';

interface ItemRow extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly name: string;
  readonly position: unknown;
  readonly questions: readonly (Parameters<typeof questionToAnswer>[0] & { readonly id: string })[];
}
export interface CourseRow {
  readonly id: string;
  readonly name: string;
  readonly short_info: string | null;
  readonly complete_info: string | null;
  readonly status: string;
  /** The clinic of a client's course; null if it is for all clinics. */
  readonly clinic_id?: string | null;
  readonly items: readonly ItemRow[];
}

type ItemType = (typeof itemTypes)[number]['value'];
/** An item of a course as a learner sees it. */
export interface CourseItemContent {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly item_type: ItemType;
  /** How the item is presented, within its item type, such as `WATCH`. */
  readonly type: string | null;
  readonly status: string;
  readonly qualifying_percentage: string | null;
  readonly media: ReturnType<typeof filesOf>;
  readonly attachments: ReturnType<typeof filesOf>;
  readonly questions: readonly AskedQuestion[];
}

/** A course with its items and their questions, without the correct answers, which learners must not read. */
const courseQuery = ({ course, item, question }: CourseKind) =>
  graphql<{ readonly course: CourseRow | null }, { id: string }>(`subscription course($id: uuid!) {
    course: ${course}_by_pk(id: $id) {
      id name short_info complete_info status ${course === 'training_courses' ? 'clinic_id' : ''}
      items: ${item}(order_by: [{ position: asc }, { id: asc }]) {
        id name description item_type type status position qualifying_percentage media_attachment
        attachments
        questions: ${question}(order_by: [{ position: asc }, { id: asc }]) { ${askedColumns} }
      }
    }
  }`);
const made = new Map<string, ReturnType<typeof courseQuery>>();
export function liveCourse(kind: CourseKind): ReturnType<typeof courseQuery> {
  const found = made.get(kind.course) ?? courseQuery(kind);
  made.set(kind.course, found);
  return found;
}

const textOr = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

export const itemOf = (row: ItemRow): CourseItemContent => ({
  id: row.id,
  name: row.name,
  description: textOr(row.description) ?? '',
  item_type: itemTypes.find(({ value }) => value === row.item_type)?.value ?? 'LESSON',
  type: textOr(row.type),
  status: String(row.status),
  qualifying_percentage: textOr(row.qualifying_percentage),
  media: filesOf(row.media_attachment),
  attachments: filesOf(row.attachments),
  questions: row.questions.map((question) => questionToAnswer(question, question.id)),
});

/** The active items of a course, which learners see. */
export const offeredItems = ({ items }: CourseRow): readonly CourseItemContent[] =>
  items.filter(({ status }) => status === 'ACTIVE').map(itemOf);

/** The position after the last item. */
export const endOf = ({ items }: CourseRow): string =>
  String(Math.max(0, ...items.map(({ position }) => Number(position) || 0)) + 1024);
