import type { RosterSwapKind, RosterSwapStatus } from '@operatory/domain';
import type { RowBase } from '#kit/definition/list-definition.ts';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import type { AvatarUser } from '#ui/user-avatar.tsx';
import { timesInWords, weekdayInWords } from '../roster-words.ts';

export interface SwapShift {
  readonly id: string;
  readonly clinic_roster_date: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly zone: string;
}
type Person = AvatarUser & { readonly id: string };

export interface SwapRow extends RowBase {
  readonly kind: RosterSwapKind;
  readonly status: RosterSwapStatus;
  readonly clinic_id: string;
  readonly clinic: { readonly id: string; readonly name: string } | null;
  readonly clinic_roster_id: string;
  readonly clinic_roster: SwapShift | null;
  readonly return_clinic_roster_id: string | null;
  readonly return_clinic_roster: SwapShift | null;
  readonly from_user_id: string | null;
  readonly from_user: Person | null;
  readonly to_user_id: string | null;
  readonly to_user: Person | null;
  readonly message: string | null;
  readonly action_message: string | null;
  readonly action_at: string | null;
  readonly created_at: string;
}

const shift = 'id clinic_roster_date start_time end_time starts_at ends_at zone';
const person = 'id display_name color_code profile_image';
export const swapFields = [
  'id kind status clinic_id clinic { id name } clinic_roster_id return_clinic_roster_id from_user_id to_user_id',
  `clinic_roster { ${shift} } return_clinic_roster { ${shift} } from_user { ${person} } to_user { ${person} }`,
  'message action_message action_at created_at',
].join(' ');

export const swapOf = (row: RecordRow): SwapRow => row as RecordRow & SwapRow;

/** `Mon 30 Nov, 09:00 am – 05:00 pm` */
export const swapShiftInWords = (
  of: Pick<SwapShift, 'clinic_roster_date' | 'start_time' | 'end_time'> | null,
): string =>
  of
    ? `${weekdayInWords(of.clinic_roster_date)}, ${timesInWords(of.start_time, of.end_time)}`
    : 'A deleted shift';

/** The request as a sentence for the person who decides: `Mia Tran wants an open shift`. */
export function swapInWords({ kind, from_user, to_user, return_clinic_roster_id }: SwapRow): string {
  const [from, to] = [from_user?.display_name ?? 'Unknown', to_user?.display_name];
  if (kind === 'CLAIM') return `${to ?? 'Unknown'} wants an open shift`;
  if (to === undefined) return `${from} offers a shift to everyone`;
  return return_clinic_roster_id ? `${from} and ${to} swap shifts` : `${to} takes a shift of ${from}`;
}
export const nameOfSwap = (row: SwapRow): string =>
  `${swapInWords(row)}, ${swapShiftInWords(row.clinic_roster)}`;
