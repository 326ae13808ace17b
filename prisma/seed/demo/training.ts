import { addDays, localDate } from '../../../packages/domain/src/index.ts';
import { daysFrom } from '../organisation.ts';
import { idOf, insert, type Row } from '../sql.ts';
import { type CourseText, courses, grades, trainingCategories } from './course-texts.ts';
import type { DemoFeature, DemoOrganisation, DemoPerson } from './feature.ts';
import { questionRow } from './questions.ts';

type Add = (table: string, row: Row) => void;
type Status = 'ENROLLED' | 'IN_PROGRESS' | 'SUBMITTED' | 'COMPLETED' | 'FAILED' | 'EXPIRED';
/** The learners get these results in turn. */
const ways: readonly (readonly [Status, percentage: number | null, days: number])[] = [
  ['COMPLETED', 100, -18],
  ['COMPLETED', 82, -12],
  ['ENROLLED', null, -3],
  ['COMPLETED', 67, -20],
  ['IN_PROGRESS', null, -9],
  ['COMPLETED', 100, -25],
  ['FAILED', 33, -15],
  ['ENROLLED', null, -26],
  ['EXPIRED', 90, -390],
];

export const seedTraining: DemoFeature = async (sql, tenant) => {
  const { seed } = tenant;
  const rows = new Map<string, Row[]>();
  const add: Add = (table, row) => {
    const all = rows.get(table) ?? [];
    rows.set(table, all);
    all.push({ client_id: seed.id, ...row });
  };
  for (const [index, [name, color, short_info]] of trainingCategories.entries())
    add('client_training_categories', {
      id: idOf(seed.id, 'training category', name),
      name,
      color,
      short_info,
      position: (index + 1) * 1024,
    });
  for (const [index, [name, start_percentage, end_percentage]] of grades.entries())
    add('client_training_grades', {
      id: idOf(seed.id, 'grade', name),
      name,
      start_percentage,
      end_percentage,
      position: (index + 1) * 1024,
    });
  for (const course of courses) addCourse(add, tenant, course);
  for (const [table, all] of rows) await insert(sql, table, all);
};

function addCourse(add: Add, tenant: DemoOrganisation, course: CourseText): void {
  const { seed, people, now } = tenant;
  const admin = people.find(({ role }) => role === 'client_admin');
  if (!admin) return;
  const id = idOf(seed.id, 'course', course.name);
  add('training_courses', {
    id,
    client_training_category_id: idOf(seed.id, 'training category', course.category),
    name: course.name,
    short_info: course.short,
    complete_info: course.about,
    is_open: course.open,
    due_in_days: course.days,
    valid_for_months: course.months,
    created_by_user_id: admin.id,
    created_at: daysFrom(now, -400),
  });
  for (const [index, item] of course.items.entries()) {
    const item_id = idOf(id, 'item', item.name);
    add('training_course_items', {
      id: item_id,
      training_course_id: id,
      item_type: item.kind,
      name: item.name,
      description: item.text,
      qualifying_percentage: item.passedFrom ?? null,
      position: (index + 1) * 1024,
    });
    for (const [place, question] of (item.questions ?? []).entries())
      add('training_course_item_fields', {
        training_course_item_id: item_id,
        ...questionRow(item_id, question, place),
      });
  }
  const takers = people.filter(
    ({ blocked, role, work }) => !blocked && role === 'client_employee' && course.takers.test(work ?? ''),
  );
  for (const [index, user] of takers.entries()) {
    // Only some people take an open course.
    if (course.open && index % 2) continue;
    addEnrollment(add, tenant, course, user, admin, index);
  }
}

function addEnrollment(
  add: Add,
  { seed, now }: DemoOrganisation,
  course: CourseText,
  user: DemoPerson,
  admin: DemoPerson,
  index: number,
): void {
  const marked = course.items.find(({ kind }) => kind === 'ASSIGNMENT');
  const way = ways[index % ways.length] ?? ways[0];
  if (!way) return;
  const [planned, percentage, days] = way;
  // In a course that a person marks, learners who would be in progress have a submission that still has to be
  // marked.
  const status: Status = marked && planned === 'IN_PROGRESS' ? 'SUBMITTED' : planned;
  const course_id = idOf(seed.id, 'course', course.name);
  const id = idOf(course_id, 'enrollment', user.id);
  const isOver = status === 'COMPLETED' || status === 'EXPIRED';
  const completed = isOver ? daysFrom(now, days + 6) : null;
  const grade = isOver
    ? grades.find(
        ([, from, to]) => percentage !== null && percentage >= from && (percentage < to || to === 100),
      )
    : undefined;
  const expires =
    completed && course.months ? daysFrom(new Date(completed), Math.round(course.months * 30.44)) : null;
  const isExpired = status === 'EXPIRED' && expires !== null;
  add('training_course_enrollments', {
    id,
    training_course_id: course_id,
    user_id: user.id,
    client_training_grade_id: grade ? idOf(seed.id, 'grade', grade[0]) : null,
    status: status === 'EXPIRED' && !isExpired ? 'COMPLETED' : status,
    enrolled_by_user_id: course.open ? user.id : admin.id,
    enrolled_at: daysFrom(now, days),
    due_date: addDays(localDate(new Date(daysFrom(now, days)), seed.zone), course.days),
    started_at: status === 'ENROLLED' ? null : daysFrom(now, days + 1),
    submitted_at: status === 'SUBMITTED' ? daysFrom(now, days + 4) : completed,
    completed_at: completed,
    expires_at: expires,
    attempt_no: status === 'FAILED' ? 3 : 1,
    percentage,
    created_at: daysFrom(now, days),
  });
  const addHistory = (who: DemoPerson, action: string, when: number, to: string) =>
    add('training_course_enrollment_history', {
      id: idOf(id, 'history', action),
      training_course_enrollment_id: id,
      user_id: who.id,
      action,
      to_value: { status: to },
      created_at: daysFrom(now, when),
    });
  addHistory(course.open ? user : admin, 'enrolled', days, 'ENROLLED');
  if (status === 'ENROLLED') return;
  addHistory(user, 'started', days + 1, 'IN_PROGRESS');
  for (const item of course.items) {
    if (status === 'IN_PROGRESS' && item.kind !== 'LESSON') continue;
    addSubmission(add, now, id, idOf(course_id, 'item', item.name), item, {
      days: days + 4,
      status,
      percentage,
      marker: admin,
    });
  }
  if (!isOver) return;
  addHistory(user, 'completed', days + 6, 'COMPLETED');
  add('training_course_certificates', {
    id: idOf(id, 'certificate'),
    training_course_enrollment_id: id,
    course_name: course.name,
    grade_name: grade?.[0] ?? null,
    percentage,
    issued_at: completed,
    expires_at: expires,
  });
}

function addSubmission(
  add: Add,
  now: Date,
  enrollment: string,
  item_id: string,
  item: CourseText['items'][number],
  at: {
    readonly days: number;
    readonly status: Status;
    readonly percentage: number | null;
    readonly marker: DemoPerson;
  },
): void {
  const isGraded = item.passedFrom !== undefined;
  const waits = item.kind === 'ASSIGNMENT' && at.status === 'SUBMITTED';
  const result = isGraded && !waits ? at.percentage : null;
  const submitted = daysFrom(now, at.days);
  add('training_course_submissions', {
    id: idOf(enrollment, 'submission', item_id),
    training_course_enrollment_id: enrollment,
    training_course_item_id: item_id,
    attempt_no: at.status === 'FAILED' && isGraded ? 3 : 1,
    status: isGraded && !waits ? 'MARKED' : 'SUBMITTED',
    answers: Object.fromEntries(
      (item.questions ?? []).map((question, index) => [
        idOf(item_id, 'question', question.name),
        index === 0 && result !== null && result < 50
          ? (question.options?.at(-1) ?? '')
          : (question.right ?? 'The phantom image and the step wedge, in the radiation log.'),
      ]),
    ),
    percentage: result,
    passed: result === null ? null : result >= (item.passedFrom ?? 0),
    marked_by_user_id: item.kind === 'ASSIGNMENT' && !waits ? at.marker.id : null,
    marked_at: isGraded && !waits ? daysFrom(now, at.days + 1) : null,
    submitted_at: submitted,
    created_at: daysFrom(now, at.days - 0.2),
  });
}
