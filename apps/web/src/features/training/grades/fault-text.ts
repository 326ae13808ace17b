import type { BandFault } from '@operatory/domain';

const percent = (text: string): string => String(Number(text));

/** Says which results have no grade, or more than one, and what to do about it. */
export const faultText = ({ kind, from, to }: BandFault): string =>
  kind === 'gap'
    ? `Results from ${percent(from)} to ${percent(to)}% have no grade. Add one, or widen a neighbour.`
    : `Results from ${percent(from)} to ${percent(to)}% have more than one grade. Change where they start or end.`;
