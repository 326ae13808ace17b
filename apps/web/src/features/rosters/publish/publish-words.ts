import { rosterCountInWords, weekdayInWords } from '../roster-words.ts';
import type { PublishPreview, RosterOverlap } from './publish-preview.ts';

/** `1 overlap to fix before publishing: Priya Nair, Wed 23 Dec`. */
export function publishOverlapInWords(overlaps: readonly RosterOverlap[]): string {
  const [first] = overlaps;
  const which = first ? `${first.name}, ${weekdayInWords(first.date)}` : '';
  const more = overlaps.length > 1 ? ` and ${overlaps.length - 1} more` : '';
  return `${rosterCountInWords(overlaps.length, 'overlap')} to fix before publishing: ${which}${more}`;
}

export function notifiedInWords({ notified }: Pick<PublishPreview, 'notified'>): string {
  if (notified === 0) return 'Nobody is notified: all of these are open shifts.';
  return notified === 1 ? '1 person is notified.' : `${notified} people are notified, once each.`;
}
