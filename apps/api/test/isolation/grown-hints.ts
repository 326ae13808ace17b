import type { Chance } from './chance.ts';
import { canary, type Place } from './places.ts';

export interface Hint {
  readonly rows?: number;
  /** Rows are added even if there are some already. */
  readonly evenSo?: boolean;
  /** These user columns take their value from the row that is referred to. */
  readonly adopts?: readonly string[];
  /** A column has values to use in turn, or a function that makes one. */
  readonly values?: Readonly<
    Record<
      string,
      | readonly unknown[]
      | ((of: { readonly index: number; readonly place: Place; readonly chance: Chance }) => unknown)
    >
  >;
}

const nothing = (columns: readonly string[]) => Object.fromEntries(columns.map((column) => [column, [null]]));
/** Each index has a different day, so that rows with unique days do not conflict. */
const day = (index: number): string => new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10);
/** Each index has a different week, from January 2030; `after` is the number of days after its Monday. */
const weekDay = (index: number, after: number): string =>
  new Date(Date.UTC(2030, 0, 7 + index * 7 + after)).toISOString().slice(0, 10);

const actorsOf = ({ people, spare }: Place): readonly string[] => [...Object.values(people), spare];
function pairOf(place: Place, index: number): readonly (string | undefined)[] {
  const actors = [...actorsOf(place)].sort();
  const pairs = actors.flatMap((one, at) => actors.slice(at + 1).map((other) => [one, other]));
  return pairs[index] ?? [];
}

/** No row uses this uploaded file yet, so a new row may use it. */
const staged = ({ place }: { readonly place: Place }) => ({ file_id: canary(place, 'file staged') });

/**
 * To satisfy their constraints, generated rows need these values and rows beyond their table's columns and
 * keys. A table with `none` gets no rows.
 */
export const hints: Readonly<Record<string, Hint | 'none'>> = {
  master_employee_awards: { evenSo: true },
  master_brands: { evenSo: true },
  labs: { evenSo: true },
  master_im_product_categories: { evenSo: true },
  // There must be enough rows to include approvers of deleted documents, and verified and unverified
  // credentials of every person.
  client_document_approvers: { rows: 40, evenSo: true },
  user_qualifications: { rows: 40, evenSo: true },
  client_plans_code: { evenSo: true, values: { used: [0, 2], discount_months: [1, 3] } },
  client_transaction_history: {
    values: { card: ['4242'], original_amt: [10], discount_amt: [1], total_value: [9] },
  },
  support_access_grants: {
    values: { created_at: ['2026-11-01T00:00:00Z'], expires_at: ['2026-11-05T00:00:00Z'] },
  },
  // Some confidential categories list a role, which can then read but not change them, and some categories
  // have no documents.
  client_document_categories: {
    rows: 32,
    values: {
      is_confidential: ({ index }) => index % 2 === 0,
      employee_roles: ({ index }) =>
        [['clinic_admin'], ['client_employee'], ['clinic_admin', 'client_employee'], []][
          Math.floor(index / 2) % 4
        ],
    },
  },
  // Every third document is a letter.
  client_documents: {
    rows: 40,
    values: { category_type: ({ index }) => (index % 3 === 0 ? 'PREFORMATTED_LETTER' : 'DOCUMENT') },
  },
  // About half of the forms are deleted.
  induction_forms: { values: { deleted_at: [null, '2026-11-02T00:00:00Z'] } },
  induction_form_submissions: { rows: 80 },
  // A pack must contain at least one form.
  induction_packs: { values: { form_ids: [['01939d00-0000-7000-8000-0000000000f1']] } },
  // There must be enough rows to include the enrolments of everybody.
  training_course_enrollment_history: { rows: 40 },
  // There must be enough rows to include fields of deleted items and forms.
  training_course_item_fields: { rows: 40 },
  induction_form_fields: { rows: 40 },
  // The news is for everybody, for one role, and for roles that some actors do not have.
  clinic_newsfeeds: {
    rows: 40,
    values: { audience_roles: [[], ['client_employee'], ['clinic_admin', 'client_admin'], []] },
  },
  user_documents: { values: { document: staged } },
  library_files: { rows: 40, values: { file: staged } },
  clinic_im_product_stocks: { values: { invoice_attachment: [{ name: 'Invoice' }] } },
  // Only an admin of the whole client may share with all; others could not edit such a view again, so shared views belong to
  // somebody who is not an actor. On the platform everybody is such an admin.
  saved_views: {
    values: {
      user_id: ({ index, place, chance }) =>
        index < 6
          ? place.people.head
          : index > 13 && !place.isPlatform
            ? place.spare
            : chance.pick([place.people.here, place.people.there, place.people.boss]),
      is_shared: ({ index, place }) => index < 6 || (index > 13 && !place.isPlatform),
      clinic_id: ({ index, place }) => [place.clinics.one, place.clinics.two, null][index % 3],
    },
  },
  client_sessions: { values: { created_at: ['2026-11-01T00:00:00Z'], expires_at: ['2026-11-01T00:30:00Z'] } },
  clinic_rosters: {
    values: {
      ...nothing(
        ['meal_break', 'rest_break', 'extra_meal_break', 'extra_rest_break'].flatMap((name) =>
          ['duration', 'start_time', 'end_time'].map((what) => `${name}_${what}`),
        ),
      ),
      clinic_roster_date: ({ index }) => day(index),
      start_time: ['08:00'],
      end_time: ['16:00'],
      starts_at: ({ index }) => `${day(index)}T08:00:00+11:00`,
      ends_at: ({ index }) => `${day(index)}T16:00:00+11:00`,
    },
  },
  // No shift is in these weeks, and each timesheet has a different week, because a day of a person is
  // approved only once.
  timesheets: {
    rows: 24,
    values: {
      from_date: ({ index }) => weekDay(index, 0),
      until_date: ({ index }) => weekDay(index, 6),
      status: ['APPROVED'],
      lines: [[]],
      costs: [[]],
      ...nothing(['locked_by_user_id', 'locked_at', 'reopened_by_user_id', 'reopened_at', 'reopened_reason']),
    },
  },
  // The columns are null, because their rows must belong to the template's clinic, which the line itself does
  // not contain.
  clinic_roster_template_lines: { values: nothing(['clinic_room_id', 'clinic_roster_shift_timing_id']) },
  duties: { values: nothing(['assigned_to_user_id']) },
  clinic_roster_change_requests: { adopts: ['user_id'] },
  // A person has at most one feed.
  roster_feeds: { rows: 2 },
  // Each pair of users has one row, with the lower id first.
  user_chats: {
    rows: 12,
    values: {
      low_user_id: ({ index, place }) => pairOf(place, index)[0],
      high_user_id: ({ index, place }) => pairOf(place, index)[1],
    },
  },
  chat_typing: {
    rows: 6,
    values: {
      user_id: ({ index, place }) => actorsOf(place)[index],
      receiver_user_id: ({ index, place }) => (index % 2 ? null : actorsOf(place)[(index + 1) % 6]),
    },
  },
  // The requests are of everybody, to another person or to everyone, at both clinics, in the states that
  // differ in who sees them.
  clinic_roster_swap_requests: {
    rows: 24,
    values: {
      ...nothing(['return_clinic_roster_id']),
      kind: ['SWAP'],
      status: ({ index }) => (index % 3 === 0 ? 'OFFERED' : 'CANCELLED'),
      clinic_id: ({ index, place }) => (index % 2 ? place.clinics.one : place.clinics.two),
      from_user_id: ({ index, place }) =>
        [place.people.here, place.people.boss, place.people.there][(index % 5) % 3],
      to_user_id: ({ index, place }) => [null, place.people.head, place.spare, null][index % 4],
    },
  },
  employee_leave_days: {
    adopts: ['user_id'],
    values: {
      ...nothing(['start_time', 'end_time']),
      is_all_day: [true],
      paid_hrs: [7.6],
      date: ({ index }) => day(index),
      starts_at: ({ index }) => `${day(index)}T00:00:00+11:00`,
      ends_at: ({ index }) => `${day(index + 1)}T00:00:00+11:00`,
    },
  },
  employee_leave_ledger: {
    values: {
      ...nothing(['period_start', 'period_end', 'employee_leave_id', 'leave_date']),
      kind: ['ADJUSTMENT'],
    },
  },
};
