import { useState } from 'react';

interface Versioned {
  readonly version: number | string;
}

/** Compares the newest reading with the edited one; `left` is the version that the user's own save has replaced. */
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
 * The version that is edited of something that others may save too: the newest one, or, while there are unsaved changes, the
 * one they are based on, until the user takes the newer one.
 */
export function useEditedVersion<Read extends Versioned>(
  latest: Read | null,
  unsaved: boolean,
  running: boolean,
) {
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
