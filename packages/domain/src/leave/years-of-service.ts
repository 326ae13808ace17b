/** The same day some years later. Who joined on 29 February has their day on 1 March in common years. */
export function yearsLater(date: string, years: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10);
}

/** The first day on which a type that needs years of service may be used; null: at once. */
export const usableFrom = (joined: string | null, years: number): string | null =>
  joined === null || years <= 0 ? null : yearsLater(joined, years);
