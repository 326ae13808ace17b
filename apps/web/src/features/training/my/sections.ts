interface Held {
  readonly course_id: string;
  readonly status: string;
}
const open = ['ENROLLED', 'IN_PROGRESS', 'SUBMITTED'];
const over = ['COMPLETED', 'FAILED', 'EXPIRED'];

/**
 * The sections of a learner's training: open enrolments, in the order in which to continue; ended ones, one
 * for each course; and courses on offer, without those that the learner is taking, has completed or has
 * failed.
 */
export function sectionsOf<Mine extends Held, Offered extends { readonly id: string }>(
  mine: readonly Mine[],
  offered: readonly Offered[],
) {
  const current = mine.filter(({ status }) => open.includes(status));
  const seen = new Set<string>();
  const done = mine.filter(({ status, course_id }) => {
    if (!over.includes(status) || seen.has(course_id)) return false;
    seen.add(course_id);
    return true;
  });
  const held = new Set(
    [...current, ...done.filter(({ status }) => status === 'COMPLETED' || status === 'FAILED')].map(
      ({ course_id }) => course_id,
    ),
  );
  return { current, done, offered: offered.filter(({ id }) => !held.has(id)) };
}
