import { csvHeader, csvLine } from '@operatory/resource';

export type CellState =
  | 'DONE'
  | 'OPEN'
  | 'OVERDUE'
  | 'EXPIRED'
  | 'DECLINED'
  | 'FAILED'
  | 'VALID'
  | 'EXPIRING'
  | 'UNVERIFIED'
  | 'MISSING';
/** A matrix of people (rows) and `things` (columns), such as courses or documents. */
export interface Matrix {
  readonly things: readonly { readonly id: string; readonly name: string }[];
  readonly people: readonly { readonly user_id: string; readonly display_name: string }[];
  readonly cells: readonly MatrixCell[];
}
export interface MatrixCell {
  readonly user_id: string;
  readonly thing_id: string;
  readonly state: CellState;
  /** Shown beside the state, such as `82%`. */
  readonly result?: string | null;
}
export const cellLooks: Readonly<Record<CellState, { readonly label: string; readonly hue: string }>> = {
  DONE: { label: 'Done', hue: 'green' },
  OPEN: { label: 'Open', hue: 'blue' },
  OVERDUE: { label: 'Overdue', hue: 'red' },
  EXPIRED: { label: 'Expired', hue: 'red' },
  DECLINED: { label: 'Declined', hue: 'orange' },
  FAILED: { label: 'Failed', hue: 'orange' },
  VALID: { label: 'Valid', hue: 'green' },
  EXPIRING: { label: 'Expires soon', hue: 'orange' },
  UNVERIFIED: { label: 'Not verified', hue: 'violet' },
  MISSING: { label: 'Missing', hue: 'gray' },
};

/** `Done`, or `Done 82%` with a result. */
export const cellText = ({ state, result }: Pick<MatrixCell, 'state' | 'result'>): string =>
  result ? `${cellLooks[state].label} ${result}` : cellLooks[state].label;

/** One row for each person, with their cell for each of the `things`, or null if there is none. */
export function matrixRows({ things, people, cells }: Matrix) {
  const found = new Map(cells.map((cell) => [`${cell.user_id} ${cell.thing_id}`, cell]));
  return people.map((person) => ({
    ...person,
    cells: things.map(({ id }) => found.get(`${person.user_id} ${id}`) ?? null),
  }));
}

export function matrixCsv(matrix: Matrix): readonly string[] {
  const rows = matrixRows(matrix).map(({ display_name, cells }) => [
    display_name,
    ...cells.map((cell) => (cell === null ? '' : cellText(cell))),
  ]);
  return [csvHeader(['Name', ...matrix.things.map(({ name }) => name)]), ...rows.map(csvLine)];
}
