import type { BandFault } from '@operatory/domain';

const percent = (text: string): string => String(Number(text));

/** What is wrong between two percentages, and what to do. */
export const faultText = ({ kind, from, to }: BandFault): string =>
  kind === 'gap'
    ? `Results from ${percent(from)} to ${percent(to)}% have no grade. Add one, or widen a neighbour.`
    : `Results from ${percent(from)} to ${percent(to)}% have more than one grade. Change where they start or end.`;
