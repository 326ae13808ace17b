import { type CalculatedLeave, hoursText } from '@operatory/domain';
import { countInWords, daysInWords } from '../leave-words.ts';

/** `5 days, 38.00 h: 30.40 paid, 7.60 unpaid; 25 and 28 Dec are holidays` */
export function previewInWords({ days, paid_minutes, unpaid_minutes }: CalculatedLeave): string {
  const counted = days.filter(({ minutes }) => minutes > 0).length;
  const total = hoursText(paid_minutes + unpaid_minutes);
  const split =
    unpaid_minutes === 0
      ? `${total} h paid`
      : paid_minutes === 0
        ? `${total} h unpaid`
        : `${total} h: ${hoursText(paid_minutes)} paid, ${hoursText(unpaid_minutes)} unpaid`;
  const left = (why: 'holiday' | 'approved') =>
    days.filter(({ left_out }) => left_out === why).map(({ date }) => date);
  const holidays = left('holiday');
  const approved = left('approved');
  return [
    `${countInWords(counted, 'day')}, ${split}`,
    ...(holidays.length > 0
      ? [`${daysInWords(holidays)} ${holidays.length === 1 ? 'is a holiday' : 'are holidays'}`]
      : []),
    ...(approved.length > 0
      ? [`${daysInWords(approved)} ${approved.length === 1 ? 'is' : 'are'} already approved`]
      : []),
  ].join('; ');
}
