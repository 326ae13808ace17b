import * as z from 'zod/mini';
import { keptOwn } from './own-storage.ts';

const most = 8;
const recent = z.object({ title: z.string(), of: z.string(), href: z.string() });
/** A viewed record: its name, its kind and its URL. */
export type Recent = z.infer<typeof recent>;

export const recentsKey = 'recents';
const kept = z.catch(z.array(recent), []);

/** The records that this user viewed in this browser, latest first. */
export const recentsOf = (userId: string): readonly Recent[] => kept.parse(keptOwn(userId, recentsKey));

/** Puts the current record first. */
export const withRecent = (recents: readonly Recent[], now: Recent): readonly Recent[] =>
  [now, ...recents.filter(({ href }) => href !== now.href)].slice(0, most);
