import { guard } from '#session/guards.ts';
import { can } from '#session/permissions.ts';

/** Requests are decided by who may see the clinics' leave, and by managers, who need no right but to ask for leave themselves. */
export const guardLeave = (entering: Parameters<ReturnType<typeof guard>>[0]): Promise<void> =>
  guard(can('leaves') ? 'leaves' : 'my-leaves')(entering);
