import { type Instant, localDate } from './zoned-time.ts';

/** The current date at several clinics, which can differ between time zones. */
export interface Todays {
  /** The date at all clinics that are not in `elsewhere`. */
  readonly usual: string;
  /** Clinics with another date. */
  readonly elsewhere: readonly { readonly today: string; readonly clinic_ids: readonly string[] }[];
}

export function todaysOf(
  clinics: readonly { readonly id: string; readonly zone: string }[],
  usualZone: string,
  now: Instant,
): Todays {
  const usual = localDate(now, usualZone);
  const byDate = new Map<string, string[]>();
  for (const { id, zone } of clinics) {
    const today = localDate(now, zone);
    if (today !== usual) byDate.set(today, [...(byDate.get(today) ?? []), id]);
  }
  return { usual, elsewhere: [...byDate].map(([today, clinic_ids]) => ({ today, clinic_ids })) };
}

export const todayAt = ({ usual, elsewhere }: Todays, clinicId: string): string =>
  elsewhere.find(({ clinic_ids }) => clinic_ids.includes(clinicId))?.today ?? usual;
