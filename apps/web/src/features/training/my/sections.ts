interface Held {
  readonly course_id: string;
  readonly status: string;
}
const open = ['ENROLLED', 'IN_PROGRESS', 'SUBMITTED'];
const over = ['COMPLETED', 'FAILED', 'EXPIRED'];

/**
 * What a learner sees of their training: what is open, in the order in which it comes; what is over, the first enrolment of each
 * course; and the open courses that they neither take, nor have completed, nor have failed: another attempt is for their manager to give.
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
