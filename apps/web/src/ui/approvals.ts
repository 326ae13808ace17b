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

/** The requests of some kinds; undefined until all of them are known. */
export interface Approvals {
  readonly data: readonly Approval[] | undefined;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** Several kinds as one, oldest first: a part of them would look like all. */
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
