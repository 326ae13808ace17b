import { signsForAnyone } from '@operatory/domain';
import { useMemo } from 'react';
import { grantsNow } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import type { Reader } from './item/next-step.ts';

/** The current user, and where they may sign if no particular person is named. */
export function useReader(): Reader {
  const { user, role } = useMe();
  const signs = signsForAnyone(role, grantsNow());
  return useMemo(() => ({ id: user.id, signs }), [user.id, signs]);
}
