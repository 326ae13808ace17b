import * as v from 'valibot';
import { readOwn } from './own-storage.ts';

const most = 8;
const recent = v.object({ title: v.string(), of: v.string(), href: v.string() });
/** A record that the user has viewed, with its name, its kind and its URL. */
export type Recent = v.InferOutput<typeof recent>;

export const recentsKey = 'recents';
const kept = v.fallback(v.array(recent), []);

/** The records that this user has viewed in this browser, the latest first. */
export const recentsOf = (userId: string): readonly Recent[] => v.parse(kept, readOwn(userId, recentsKey));

/** Moves a record to the front, and drops the oldest if there are too many. */
export const withRecent = (recents: readonly Recent[], now: Recent): readonly Recent[] =>
  [now, ...recents.filter(({ href }) => href !== now.href)].slice(0, most);
