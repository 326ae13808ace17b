import type { CalendarEntry } from './calendar-entries.ts';

export interface ClinicGroup {
  readonly id: string;
  readonly name: string;
  readonly holds: (entry: CalendarEntry) => boolean;
}

/** A group for each of these clinics, and one for people who are away at other clinics only. */
export function clinicGroups(
  clinics: readonly { readonly id: string; readonly name: string }[],
  entries: readonly CalendarEntry[],
): readonly ClinicGroup[] {
  const shown = new Set(clinics.map(({ id }) => id));
  const isElsewhere = ({ clinic_ids }: CalendarEntry) => !clinic_ids.some((id) => shown.has(id));
  return [
    ...clinics.map(({ id, name }) => ({
      id,
      name,
      holds: ({ clinic_ids }: CalendarEntry) => clinic_ids.includes(id),
    })),
    ...(entries.some(isElsewhere) ? [{ id: 'other', name: 'Other clinics', holds: isElsewhere }] : []),
  ];
}
