import type { ReactNode } from 'react';
import type { AvatarUser } from './user-avatar.tsx';

/** A request that this user may decide, as a card shows it. */
export interface Approval {
  readonly id: string;
  readonly created_at: string;
  readonly by: AvatarUser | null;
  readonly title: string;
  /** One line about what the request asks for. */
  readonly line: string;
  /** The buttons that decide the request. */
  readonly answers: ReactNode;
  /** The URL of the list with all requests of this kind. */
  readonly list: string;
}

/** The requests of one or several kinds. `data` is undefined until all have loaded. */
export interface Approvals {
  readonly data: readonly Approval[] | undefined;
  readonly error: unknown;
  readonly refetch: () => void;
}

/**
 * Combines several kinds of requests, the oldest first. `data` is undefined until all have loaded, because
 * a part would look like all of them.
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
