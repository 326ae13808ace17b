import type { CalendarEntry } from './calendar-entries.ts';

/** A clinic's rows of the calendar. */
export interface ClinicGroup {
  readonly id: string;
  readonly name: string;
  readonly holds: (entry: CalendarEntry) => boolean;
}

/** The chosen clinics, and other clinics where people of the user's team are away. */
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
