import { randomUUID } from 'node:crypto';
import type { Person } from '../support/person.ts';
import { north } from '../support/server.ts';

export type Sql = (
  text: string,
  values?: readonly unknown[],
) => Promise<readonly Readonly<Record<string, unknown>>[]>;

export interface Course {
  readonly id: string;
  /**
   * The items are a text to read, a quiz of two questions with a pass mark of 80, and an essay with one of 50
   * that a person marks.
   */
  readonly items: Readonly<Record<'read' | 'quiz' | 'essay', string>>;
  readonly questions: Readonly<Record<'temperature' | 'number' | 'essay', string>>;
}
export const right = { temperature: '134 °C', number: 'MED0001234567' } as const;

export async function addCourse(sql: Sql, given: Readonly<Record<string, unknown>> = {}): Promise<Course> {
  const id = randomUUID();
  const values = {
    name: `Sterilisation ${id.slice(0, 6)}`,
    attempts_allowed: 2,
    valid_for_months: 12,
    ...given,
  };
  const names = Object.keys(values);
  await sql(
    `insert into training_courses (id, client_id, ${names.join(', ')}) values ($1, $2, ${names.map((_, n) => `$${n + 3}`).join(', ')})`,
    [id, north.client, ...Object.values(values)],
  );
  const item = async (item_type: string, name: string, qualifying: number | null, position: number) => {
    const [row] = await sql(
      `insert into training_course_items (client_id, training_course_id, item_type, name, qualifying_percentage, position)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [north.client, id, item_type, name, qualifying, position],
    );
    return String(row?.id);
  };
  const question = async (of: string, name: string, rule: readonly unknown[]) => {
    const [row] = await sql(
      `insert into training_course_item_fields
         (client_id, training_course_item_id, name, required, type, options, "evaluateAnswer", answer, operator, regex)
       values ($1, $2, $3, true, $4, $5, $6, $7, $8, $9) returning id`,
      [north.client, of, name, ...rule],
    );
    return String(row?.id);
  };
  const items = {
    read: await item('LESSON', 'Read this', null, 1),
    quiz: await item('QUIZ', 'Two questions', 80, 2),
    essay: await item('ASSIGNMENT', 'An essay', 50, 3),
  };
  const choices = JSON.stringify(['121 °C', '134 °C']);
  const questions = {
    temperature: await question(items.quiz, 'How hot?', [
      'RADIO',
      choices,
      true,
      JSON.stringify([right.temperature]),
      'EQUAL',
      null,
    ]),
    number: await question(items.quiz, 'Your number?', ['TEXT', '[]', true, null, 'MATCHES', '^MED\\d{10}$']),
    essay: await question(items.essay, 'Why?', ['TEXTAREA', '[]', false, null, null, null]),
  };
  return { id, items, questions };
}

export const enrolment = async (sql: Sql, course: string, user: string) =>
  (
    await sql(
      `select e.id, e.status::text, e.attempt_no, e.attempts_allowed, e.percentage::text, e.version, e.due_date::text, e.expires_at,
         e.completed_at, g.name as grade
       from training_course_enrollments e
         left join client_training_grades g on g.client_id = e.client_id and g.id = e.client_training_grade_id
       where e.training_course_id = $1 and e.user_id = $2 order by e.enrolled_at desc, e.id desc limit 1`,
      [course, user],
    )
  )[0] ?? {};

const submits = `mutation m($enrolment: uuid!, $item: uuid!, $answers: json) {
  submit_training_item(training_course_enrollment_id: $enrolment, training_course_item_id: $item, answers: $answers) { id }
}`;
interface OfEnrolment {
  readonly enrolment: unknown;
  readonly item: string;
}

/** @returns The refusal of the submission, or null. */
export async function submit(
  by: Person,
  of: OfEnrolment,
  answers: Readonly<Record<string, unknown>> = {},
): Promise<string | null> {
  const { errors } = await by.ask(submits, { ...of, answers });
  return errors?.[0]?.message ?? null;
}

/** An item must be opened before it can be submitted. @returns The first refusal, or null. */
export async function handIn(
  by: Person,
  of: OfEnrolment,
  answers: Readonly<Record<string, unknown>> = {},
): Promise<string | null> {
  const ids = { training_course_enrollment_id: of.enrolment, training_course_item_id: of.item };
  return (await by.refusal('start_training_item', ids)) ?? submit(by, of, answers);
}
