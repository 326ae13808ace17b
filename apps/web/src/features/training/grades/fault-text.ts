import type { BandFault } from '@operatory/domain';

const percent = (text: string): string => String(Number(text));

/** The problem between two percentages, and how to solve it. */
export const faultText = ({ kind, from, to }: BandFault): string =>
  kind === 'gap'
    ? `Results from ${percent(from)} to ${percent(to)}% have no grade. Add one, or widen a neighbour.`
    : `Results from ${percent(from)} to ${percent(to)}% have more than one grade. Change where they start or end.`;
