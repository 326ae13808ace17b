import * as z from 'zod/mini';
import { keptOwn } from './own-storage.ts';

const most = 8;
const recent = z.object({ title: z.string(), of: z.string(), href: z.string() });
/** A record that was looked at: its name, what it is one of, and its address. */
export type Recent = z.infer<typeof recent>;

export const recentsKey = 'recents';
const kept = z.catch(z.array(recent), []);

/** What this person looked at in this browser, the last first. */
export const recentsOf = (userId: string): readonly Recent[] => kept.parse(keptOwn(userId, recentsKey));

/** Puts what is looked at now before all else. */
export const withRecent = (recents: readonly Recent[], now: Recent): readonly Recent[] =>
  [now, ...recents.filter(({ href }) => href !== now.href)].slice(0, most);
