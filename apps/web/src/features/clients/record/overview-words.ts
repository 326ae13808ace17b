/** `14 of 25`, or `14` when the plan has no limit. */
export const seatsInWords = ({
  seats,
  seats_taken: taken,
}: {
  readonly seats: number | null;
  readonly seats_taken: number;
}): string => (seats === null ? String(taken) : `${taken} of ${seats}`);

export const sumOfCounts = (rows: readonly { readonly count: number }[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0);
