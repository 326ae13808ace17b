export const discountTermsOf = (months: number | null): string =>
  months === null ? 'Every renewal' : months === 1 ? '1 month' : `${months} months`;
