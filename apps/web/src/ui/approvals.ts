import type { ReactNode } from 'react';
import type { AvatarUser } from './user-avatar.tsx';

/** A request that waits for this person, of whatever kind, as a card shows it. */
export interface Approval {
  readonly id: string;
  readonly created_at: string;
  readonly by: AvatarUser | null;
  readonly title: string;
  /** One line about the change or its cost. */
  readonly line: string;
  /** The buttons that decide the request. */
  readonly answers: ReactNode;
  /** The URL of the list of all approvals of this kind. */
  readonly list: string;
}

/** The requests of some kinds; undefined until all are loaded. */
export interface Approvals {
  readonly data: readonly Approval[] | undefined;
  readonly error: unknown;
  readonly refetch: () => void;
}

/**
 * Combines several kinds of requests, oldest first. Undefined while any kind is missing, because the user would take the rest for
 * all.
 */
export function mergeApprovals(kinds: readonly Approvals[]): Approvals {
  const missing = kinds.filter(({ data }) => !data);
  return {
    data:
      missing.length > 0
        ? undefined
        : kinds
            .flatMap(({ data }) => data ?? [])
            .toSorted((one, other) => one.created_at.localeCompare(other.created_at)),
    error: missing.find(({ error }) => error)?.error,
    refetch: () => {
      for (const kind of kinds) kind.refetch();
    },
  };
}
