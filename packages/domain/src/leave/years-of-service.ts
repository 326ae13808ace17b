/** @returns The same day some years later. 29 February becomes 1 March in years without it. */
export function yearsLater(date: string, years: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10);
}

/**
 * @returns The first day on which leave that needs years of service may be taken; null if it may be taken at
 * any time.
 */
export const usableFrom = (joined: string | null, years: number): string | null =>
  joined === null || years <= 0 ? null : yearsLater(joined, years);
