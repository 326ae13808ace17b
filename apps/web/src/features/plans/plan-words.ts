import { dollars } from '#ui/dollars.ts';

const periods: Readonly<Record<string, string>> = { MONTHLY: 'month', YEARLY: 'year' };
/** `$219.95 per month, GST included`, or `Free trial`. */
export const priceInWords = (total: string, planType: string): string => {
  const period = periods[planType];
  return period ? `${dollars(total)} per ${period}, GST included` : 'Free trial';
};
