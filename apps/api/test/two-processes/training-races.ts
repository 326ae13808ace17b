import { rivals } from '../support/race.ts';
import { north } from '../support/server.ts';
import { addCourse, type Course } from '../training/course-world.ts';
import type { Arena } from './arena.ts';
import type { PrepareRace } from './command-races.ts';

const { users } = north;
type Sent = Readonly<Partial<Record<keyof Course['items'], 'IN_PROGRESS' | 'SUBMITTED' | 'MARKED'>>>;

async function learner(
  { sql }: Arena,
  sent: Sent,
  status = 'IN_PROGRESS',
  given: Readonly<Record<string, unknown>> = {},
) {
  const course = await addCourse(sql, given);
  const [row] = await sql(
    `insert into training_course_enrollments (client_id, training_course_id, user_id, status, started_at, attempts_allowed)
     values ($1, $2, $3, $4, now(), 1) returning id`,
    [north.client, course.id, users.worker, status],
  );
  const id = String(row?.id);
  const submissions = new Map<string, string>();
  for (const [name, how] of Object.entries(sent)) {
    const [made] = await sql(
      `insert into training_course_submissions
         (client_id, training_course_enrollment_id, training_course_item_id, status, percentage, submitted_at, marked_at)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [
        north.client,
        id,
        course.items[name as keyof Sent],
        how,
        how === 'MARKED' ? 100 : null,
        how === 'IN_PROGRESS' ? null : '2026-11-01',
        how === 'MARKED' ? '2026-11-01' : null,
      ],
    );
    submissions.set(name, String(made?.id));
  }
  const of = (name: keyof Course['items']) => ({
    training_course_enrollment_id: id,
    training_course_item_id: course.items[name],
  });
  return { id, course, of, submission: (name: keyof Sent) => submissions.get(name) };
}
const history = (arena: Arena, id: string, action: string) => () =>
  arena.count(
    'select count(*) from training_course_enrollment_history where training_course_enrollment_id = $1 and action = $2',
    [id, action],
  );
const enrolments = (arena: Arena, course: string) => () =>
  arena.count('select count(*) from training_course_enrollments where training_course_id = $1', [course]);
const certificates = (arena: Arena, id: string) => () =>
  arena.count('select count(*) from training_course_certificates where training_course_enrollment_id = $1', [
    id,
  ]);
const handedIn = (arena: Arena, id: string) => () =>
  arena.count('select count(*) from training_course_submissions where training_course_enrollment_id = $1', [
    id,
  ]);

export const trainingRaces: Readonly<Record<string, PrepareRace>> = {
  async enrol_users(arena, { admin: by }) {
    const { id } = await addCourse(arena.sql);
    return {
      call: () => ({ by, values: { training_course_id: id, user_ids: [users.worker] } }),
      done: enrolments(arena, id),
      all: 1,
    };
  },
  async enrol_self(arena, { worker: by }) {
    const { id } = await addCourse(arena.sql, { is_open: true });
    return {
      call: () => ({ by, values: { training_course_id: id } }),
      winners: 1,
      losers: 'You are already enrolled in this course',
      done: enrolments(arena, id),
      all: 1,
    };
  },
  async cancel_enrollment(arena, { admin: by }) {
    const { id } = await learner(arena, {});
    return {
      call: () => ({ by, values: { id, version: 1 } }),
      winners: 1,
      losers: 'This enrollment was cancelled. Enrol the person again instead.',
      done: history(arena, id, 'cancelled'),
      all: 1,
    };
  },
  async grant_retake(arena, { admin, keeper }) {
    const { id } = await learner(arena, {}, 'FAILED');
    return {
      call: (n) => ({ by: n % 4 < 2 ? admin : keeper, values: { id, version: 1 } }),
      winners: 1,
      losers: 'Only a failed course can be taken again',
      done: history(arena, id, 'retake_granted'),
      all: 1,
    };
  },
  async start_training_item(arena, { worker: by }) {
    const { id, of } = await learner(arena, {});
    return { call: () => ({ by, values: of('read') }), done: handedIn(arena, id), all: 1 };
  },
  async submit_training_item(arena, { worker: by }) {
    const { id, of } = await learner(arena, { read: 'IN_PROGRESS' });
    return {
      call: () => ({ by, values: of('read') }),
      winners: 1,
      losers: 'You have already passed this item',
      done: handedIn(arena, id),
      all: 1,
    };
  },
  async keep_media_position(arena, { worker: by }) {
    const { submission } = await learner(arena, { read: 'IN_PROGRESS' });
    const id = submission('read');
    return {
      call: () => ({ by, values: { id, seconds: 42 } }),
      done: () =>
        arena.count(
          'select count(*) from training_course_submissions where id = $1 and media_seconds = 42 and version = 1',
          [id],
        ),
      all: 1,
    };
  },
  /** Every call succeeds, but only the first adds the course. */
  async 'import_master of a course'(arena, { admin: by }) {
    const [master] = await arena.sql(
      "insert into master_training_courses (name) values ('Raced') returning id",
    );
    return {
      call: () => ({ by, values: { table: 'master_training_courses', ids: [master?.id] } }),
      winners: rivals,
      done: () =>
        arena.count('select count(*) from training_courses where master_training_course_id = $1', [
          master?.id,
        ]),
      all: 1,
    };
  },
  /** Two people mark the last item, but one mark counts, and one certificate is made. */
  async mark_training_submission(arena, { admin, keeper }) {
    const { id, submission } = await learner(
      arena,
      { read: 'MARKED', quiz: 'MARKED', essay: 'SUBMITTED' },
      'SUBMITTED',
    );
    return {
      call: (n) => ({
        by: n % 4 < 2 ? admin : keeper,
        values: { id: submission('essay'), version: 1, percentage: 60 + n / 10 },
      }),
      winners: 1,
      losers: 'This has already been marked',
      done: certificates(arena, id),
      all: 1,
    };
  },
  /**
   * The last item is submitted while the last mark is given, in either order. Both count, and one certificate
   * is made.
   */
  async 'mark_training_submission against submit_training_item'(arena, { admin, worker }) {
    const { id, course, of, submission } = await learner(arena, {
      quiz: 'MARKED',
      essay: 'SUBMITTED',
      read: 'IN_PROGRESS',
    });
    await arena.sql('update training_course_items set position = 9 where id = $1', [course.items.read]);
    return {
      call: (n) =>
        n % 4 < 2
          ? { by: admin, values: { id: submission('essay'), version: 1, percentage: 80 } }
          : { by: worker, command: 'submit_training_item', values: of('read') },
      winners: 2,
      done: certificates(arena, id),
      all: 1,
      once: 0,
    };
  },
};
