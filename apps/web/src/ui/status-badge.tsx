import { Pill } from './pill.tsx';

const hues: Readonly<Record<string, string>> = {
  ACTIVE: 'green',
  INACTIVE: 'gray',
  INVITED: 'blue',
  PENDING: 'gray',
  REJECTED: 'red',
  CANCELLED: 'gray',
  EXPIRED: 'red',
  PAID: 'green',
  UN_PAID: 'red',
  BLOCKED: 'red',
  UN_BLOCKED: 'green',
};

/** Formats a status: `UN_PAID` becomes "Unpaid". */
export const inWords = (status: string): string => {
  const words = status.toLowerCase().replaceAll('_', ' ').replace('un paid', 'unpaid');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A status as a pill. The text conveys the status; the colour only supports it. */
export function StatusBadge({ status }: { status: string | null | undefined }) {
  return status ? <Pill hue={hues[status] ?? 'gray'}>{inWords(status)}</Pill> : null;
}
