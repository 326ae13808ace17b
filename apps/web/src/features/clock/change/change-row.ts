import type { approvalStatuses } from '@operatory/domain';
import type { RowBase } from '#kit/definition/list-definition.ts';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import type { AvatarUser } from '#ui/user-avatar.tsx';
import { clockDayInWords, clockInWords, clockTimesInWords } from '../clock-words.ts';

export interface ChangeRow extends RowBase {
  readonly user_id: string;
  readonly user: (AvatarUser & { readonly id: string }) | null;
  readonly created_by_user_id: string;
  readonly clinic_id: string;
  readonly status: (typeof approvalStatuses)[number]['value'];
  readonly message: string | null;
  readonly new_start_time: string | null;
  readonly new_end_time: string | null;
  readonly new_clocked_in_at: string | null;
  readonly new_clocked_out_at: string | null;
  readonly old_start_time: string;
  readonly old_end_time: string;
  readonly old_clocked_in_at: string | null;
  readonly old_clocked_out_at: string | null;
  readonly action_by_user: AvatarUser | null;
  readonly action_at: string | null;
  readonly action_message: string | null;
  readonly created_at: string;
  readonly clinic_roster: { readonly clinic_roster_date: string; readonly zone: string } | null;
}

export const changeFields = [
  'id user_id user { id display_name color_code profile_image } created_by_user_id clinic_id status message',
  'new_start_time new_end_time new_clocked_in_at new_clocked_out_at',
  'old_start_time old_end_time old_clocked_in_at old_clocked_out_at',
  'action_by_user { id display_name color_code profile_image } action_at action_message created_at',
  'clinic_roster { id clinic_roster_date zone }',
].join(' ');

export const changeRowOf = (row: RecordRow): ChangeRow => row as RecordRow & ChangeRow;

export const shiftDay = ({ clinic_roster }: ChangeRow): string =>
  clinic_roster ? clockDayInWords(clinic_roster.clinic_roster_date) : 'A deleted shift';

export const changeName = (row: ChangeRow): string =>
  `${row.user?.display_name ?? 'Unknown'}, ${shiftDay(row)}`;

export interface ChangedTimes {
  readonly what: 'Planned' | 'Clock-in' | 'Clock-out';
  readonly old: string;
  readonly new: string;
}

/** The old and new value of each time that a request changes. */
export function changedTimes(row: ChangeRow, usualZone: string): readonly ChangedTimes[] {
  const zone = row.clinic_roster?.zone ?? usualZone;
  const punch = (what: 'Clock-in' | 'Clock-out', old: string | null, next: string | null) =>
    next === null
      ? []
      : [{ what, old: old === null ? 'none' : clockInWords(old, zone), new: clockInWords(next, zone) }];
  const { old_start_time, old_end_time, new_start_time, new_end_time } = row;
  const isPlanned = new_start_time !== null || new_end_time !== null;
  return [
    ...(isPlanned
      ? [
          {
            what: 'Planned' as const,
            old: clockTimesInWords(old_start_time, old_end_time),
            new: clockTimesInWords(new_start_time ?? old_start_time, new_end_time ?? old_end_time),
          },
        ]
      : []),
    ...punch('Clock-in', row.old_clocked_in_at, row.new_clocked_in_at),
    ...punch('Clock-out', row.old_clocked_out_at, row.new_clocked_out_at),
  ];
}

export const changeInWords = (row: ChangeRow, usualZone: string): string =>
  changedTimes(row, usualZone)
    .map(({ what, old, new: next }) => `${what} ${old} → ${next}`)
    .join(', ');
