import { currentSession, type SessionState, useSession } from './session.ts';

export type Action = 'VIEW' | 'ADD' | 'EDIT' | 'DELETE' | 'INACTIVE' | 'PASSWORD';

/** Whether the signed-in user has an action of a module: `can('tasks', 'ADD')`. */
export const can = (module: string, action: Action = 'VIEW'): boolean =>
  holds(currentSession(), `${module}:${action}`);

/** `can` for components, which render again when the user's rights change. */
export function useCan(): (module: string, action?: Action) => boolean {
  const session = useSession();
  return (module, action = 'VIEW') => holds(session, `${module}:${action}`);
}

export const grantsNow = (): ReadonlySet<string> => grantsOf(currentSession());

/** `grantsNow` for components. Renders again when rights change. */
export const useGrants = (): ReadonlySet<string> => grantsOf(useSession());

const none: ReadonlySet<string> = new Set();
const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

const holds = (session: SessionState, grant: string): boolean => grantsOf(session).has(grant);

function grantsOf(session: SessionState): ReadonlySet<string> {
  if (session.status !== 'signed-in') return none;
  let grants = sets.get(session.me.grants);
  if (!grants) {
    grants = new Set(session.me.grants);
    sets.set(session.me.grants, grants);
  }
  return grants;
}
