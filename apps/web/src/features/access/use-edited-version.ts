import { useState } from 'react';

interface Versioned {
  readonly version: number | string;
}

/**
 * Whether `latest`, the newest version from the server, replaces the edited one (`taken`): `take` if it
 * does, `newer` if unsaved changes prevent that, `same` if there is nothing to take. `left` is the version
 * that the user's own save has replaced, until a later one is read.
 */
export function compareReadings<Read extends Versioned>(
  latest: Read | null,
  taken: Read | null,
  { unsaved, left }: { readonly unsaved: boolean; readonly left: Read['version'] | null },
): 'same' | 'take' | 'newer' {
  if (!latest || latest === taken) return 'same';
  if (!taken) return 'take';
  // Until another version is read, the result of the user's own save has not arrived.
  if (left !== null) return latest.version === left ? 'same' : 'take';
  if (!unsaved) return 'take';
  return JSON.stringify(latest) === JSON.stringify(taken) ? 'same' : 'newer';
}

/**
 * The version being edited: the newest one, or while there are unsaved changes the one on which they are
 * based, until the user accepts the newer one.
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
    /** Whether others have saved while there are unsaved changes here. */
    newer: now === 'newer' && !running,
    /** Whether the user's own save is running, or its result has not been read yet. */
    saving: running || left !== null,
    /** To be called when the user's own save has succeeded. */
    saved: () => setLeft(taken?.version ?? null),
    take,
  };
}
