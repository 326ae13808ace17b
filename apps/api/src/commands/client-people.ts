import { type ClientGrantee, granteesIn } from '../rights/grantees.ts';
import type { CommandContext } from './define.ts';

export type People = ReadonlyMap<string, ClientGrantee>;

/** @returns The client's people who can sign in, read once for all rows of a call. */
export const activePeople = ({
  db,
  actor,
  memoize,
}: Pick<CommandContext, 'db' | 'actor' | 'memoize'>): Promise<People> =>
  memoize('active people', () => granteesIn(db, actor.client_id));
