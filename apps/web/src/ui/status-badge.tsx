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

/** The label of a status: "Unpaid" for `UN_PAID`. */
export const inWords = (status: string): string => {
  const words = status.toLowerCase().replaceAll('_', ' ').replace('un paid', 'unpaid');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export function StatusBadge({ status }: { status: string | null | undefined }) {
  return status ? <Pill hue={hues[status] ?? 'gray'}>{inWords(status)}</Pill> : null;
}
