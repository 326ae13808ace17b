import { messages } from '@operatory/domain';
import type { CheckedRow } from '#kit/csv/check-rows.ts';
import type { CustomRole } from '../access-draft.ts';
import { accessProblem } from '../access-problem.ts';
import { draftOfRow } from './invite-file-fields.ts';

export interface SeatsLeft {
  readonly size: number;
  readonly left: number;
}

const emailOf = ({ values }: CheckedRow): string =>
  String(values.email ?? '')
    .trim()
    .toLowerCase();

/**
 * The problems that depend on more than one row or on existing data: an email that occurs twice or is taken,
 * a missing role or clinic, and too few seats. Seats are counted in the order of the file; `seats` is null if
 * the viewer cannot read them, and then only the server checks.
 */
export function checkInvitations(
  rows: readonly CheckedRow[],
  {
    taken,
    customs,
    seats,
  }: {
    /** The email addresses that are already in use, in lower case. */
    readonly taken: ReadonlySet<string>;
    readonly customs: readonly CustomRole[];
    readonly seats: SeatsLeft | null;
  },
): readonly CheckedRow[] {
  const first = new Map<string, number>();
  let left = seats?.left ?? Number.POSITIVE_INFINITY;
  return rows.map((each) => {
    if (each.problem !== '') return each;
    const problem = problemOf(each);
    if (problem !== null) return { ...each, problem };
    left -= 1;
    return each;
  });

  function problemOf(each: CheckedRow): string | null {
    const email = emailOf(each);
    const before = first.get(email);
    if (before !== undefined) return `This email address is already in row ${before}`;
    first.set(email, each.row.number);
    if (taken.has(email)) return messages.email_taken;
    const draft = draftOfRow(each.values);
    const access = accessProblem(draft);
    if (access) return access.roles ?? access.clinics ?? messages.fill_valid_details;
    const at = customs.find(({ id }) => draft.roles[0]?.choice === `custom:${id}`)?.clinic_id;
    if (at && !draft.clinic_ids.includes(at)) return 'This role belongs to another clinic';
    return left <= 0 && seats ? messages.seats_taken.replace('{seats}', String(seats.size)) : null;
  }
}
