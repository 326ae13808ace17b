import { mayScheduleAt, type Result, wallToInstant } from '@operatory/domain';
import type { FormField } from '#kit/definition/list-definition.ts';
import { type FieldValues, recordOf } from '#kit/definition/record-values.ts';

export type Timing = 'now' | 'later' | 'draft';

/**
 * The row of news to insert. Empty values are left out, so that the database's defaults apply; the media
 * type is that of the file.
 */
export function newsRow(fields: readonly FormField[], values: FieldValues): Record<string, unknown> {
  const row = recordOf(fields, values);
  const media = row.media as { readonly file_type?: string } | null | undefined;
  return Object.fromEntries(
    Object.entries({ ...row, media_type: media?.file_type ?? null }).filter(([, value]) => value !== null),
  );
}

/**
 * Whether news can be scheduled for this time at a clinic. An incomplete date or time is refused like one in
 * the past.
 */
export function scheduleResult(
  { date, time }: { readonly date: string; readonly time: string },
  zone: string,
  now: Date,
): Result {
  if (!date || !/^\d\d:\d\d/.test(time)) return { ok: false, code: 'news_time_past' };
  return mayScheduleAt(wallToInstant(date, time, zone), now);
}
