import { type PublishableShift, planPublish, shiftOverlaps } from '@operatory/domain';
import type { Week, WeekShift } from '../grid/week-types.ts';
import { isPartOfShift, type ShiftColumns } from '../shift-changes.ts';

/** A change that publishing makes to one shift, for one person. */
export interface PublishLine {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly shift: WeekShift;
  /** The published values of the columns that change. */
  readonly was: ShiftColumns;
}
export interface PublishGroup {
  /** Null for open shifts. */
  readonly user_id: string | null;
  readonly name: string;
  readonly lines: readonly PublishLine[];
}
export interface PublishPreview {
  readonly shift_ids: readonly string[];
  /** One group for each person, sorted by name; open shifts are last. */
  readonly groups: readonly PublishGroup[];
  readonly notified: number;
}

export const publishedValues = ({ was }: Pick<WeekShift, 'was'>): ShiftColumns =>
  isPartOfShift(was) ? was : {};

function publishable(shift: WeekShift): PublishableShift {
  const was = publishedValues(shift);
  const now: ShiftColumns = { ...shift };
  const user_id = 'user_id' in was ? was.user_id : shift.user_id;
  return {
    id: shift.id,
    user_id: typeof user_id === 'string' ? user_id : null,
    published: shift.published,
    values: { ...now, ...was },
    draft: shift.is_changed
      ? Object.fromEntries(Object.keys(was).map((column) => [column, now[column] ?? null]))
      : null,
  };
}

/** The changes for each person that publishing the displayed roster would make. */
export function publishPreview({ shifts, people }: Pick<Week, 'shifts' | 'people'>): PublishPreview {
  const plan = planPublish(shifts.map(publishable));
  const byId = new Map(shifts.map((shift) => [shift.id, shift]));
  const names = new Map(people.map(({ user_id, display_name }) => [user_id, display_name]));
  const linesOf = (ids: readonly string[], kind: PublishLine['kind']) =>
    ids.flatMap((id): PublishLine[] => {
      const shift = byId.get(id);
      return shift ? [{ kind, shift, was: publishedValues(shift) }] : [];
    });
  const groups = plan.people
    .map(
      ({ user_id, added, changed, removed }): PublishGroup => ({
        user_id,
        name: names.get(user_id) ?? 'Someone who has left this clinic',
        lines: inOrder([
          ...linesOf(added, 'added'),
          ...linesOf(changed, 'changed'),
          ...linesOf(removed, 'removed'),
        ]),
      }),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const open = plan.shift_ids.filter((id) => byId.get(id)?.user_id === null);
  const isNew = (id: string) => {
    const shift = byId.get(id);
    return !shift?.published || 'user_id' in publishedValues(shift);
  };
  const openLines = inOrder([
    ...linesOf(open.filter(isNew), 'added'),
    ...linesOf(
      open.filter((id) => !isNew(id)),
      'changed',
    ),
  ]);
  return {
    shift_ids: plan.shift_ids,
    groups:
      openLines.length > 0 ? [...groups, { user_id: null, name: 'Open shifts', lines: openLines }] : groups,
    notified: groups.length,
  };
}

const inOrder = (lines: readonly PublishLine[]): readonly PublishLine[] =>
  lines.toSorted((one, other) => one.shift.starts_at.localeCompare(other.shift.starts_at));

/** Two overlapping shifts of one person, at least one of them at this clinic. */
export interface RosterOverlap {
  readonly user_id: string;
  readonly name: string;
  readonly date: string;
  /** Ids of the overlapping shifts at this clinic. */
  readonly shift_ids: readonly string[];
  readonly minutes: number;
}

/** The overlaps that prevent publishing: those of which at least one shift would be published. */
export function overlapsToFix(
  { shifts, elsewhere, people }: Pick<Week, 'shifts' | 'elsewhere' | 'people'>,
  { shift_ids }: Pick<PublishPreview, 'shift_ids'>,
): readonly RosterOverlap[] {
  const byId = new Map(shifts.map((shift) => [shift.id, shift]));
  const placed = [...shifts, ...elsewhere].map(({ id, user_id, starts_at, ends_at }) => ({
    id,
    user_id,
    starts_at: new Date(starts_at),
    ends_at: new Date(ends_at),
  }));
  return shiftOverlaps(placed).flatMap(({ one_id, other_id, user_id, minutes }): RosterOverlap[] => {
    const here = [one_id, other_id].flatMap((id) => byId.get(id) ?? []);
    const [first] = here;
    if (!first || !here.some(({ id }) => shift_ids.includes(id))) return [];
    return [
      {
        user_id,
        name: people.find((person) => person.user_id === user_id)?.display_name ?? 'Someone',
        date: first.clinic_roster_date,
        shift_ids: here.map(({ id }) => id),
        minutes,
      },
    ];
  });
}
