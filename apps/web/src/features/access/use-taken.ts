import { useState } from 'react';

interface Versioned {
  readonly version: number | string;
}

/** What the newest reading is to the one that is edited; `left` is the version that one's own save has replaced. */
export function compareReadings<Read extends Versioned>(
  latest: Read | null,
  taken: Read | null,
  { unsaved, left }: { readonly unsaved: boolean; readonly left: Read['version'] | null },
): 'same' | 'take' | 'newer' {
  if (!latest || latest === taken) return 'same';
  if (!taken) return 'take';
  // One's own save, with whatever others have saved on top of it.
  if (left !== null) return latest.version === left ? 'same' : 'take';
  if (!unsaved) return 'take';
  return JSON.stringify(latest) === JSON.stringify(taken) ? 'same' : 'newer';
}

/**
 * What is edited of something that others may save too: the newest reading, but while something is unsaved the one that it
 * rests on, until the newer one is taken.
 */
export function useTaken<Read extends Versioned>(latest: Read | null, unsaved: boolean, running: boolean) {
  const [taken, setTaken] = useState<Read | null>(null);
  const [left, setLeft] = useState<Read['version'] | null>(null);
  const now = compareReadings(latest, taken, { unsaved: unsaved || running, left });
  const take = () => {
    setTaken(latest);
    setLeft(null);
  };
  if (now === 'take') take();
  return {
    taken: now === 'take' ? latest : taken,
    /** Others have saved while something is unsaved here. */
    newer: now === 'newer' && !running,
    /** One's own save is under way, or is not read yet. */
    saving: running || left !== null,
    /** One's own save is done, in place of what was taken. */
    saved: () => setLeft(taken?.version ?? null),
    take,
  };
}
