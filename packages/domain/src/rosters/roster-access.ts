import type { Grant } from '@operatory/resource';
import type { Action } from '../permissions/actions.ts';
import { hasGrant } from '../permissions/effective.ts';
import { type Role, roleOf } from '../permissions/roles.ts';
import { allowIf, type Result } from '../refusal.ts';
import { addDays } from '../time/zoned-time.ts';

export interface RosterViewer {
  readonly role: Role;
  readonly clinic_ids: readonly string[];
  readonly grants: Pick<ReadonlySet<Grant>, 'has'>;
}

/**
 * @returns True if the viewer has the action in clinic-rosters, and the clinic is one of their own. For
 * users who act as client_admin, it can be any clinic.
 */
export function mayOnRoster(
  { role, clinic_ids, grants }: RosterViewer,
  clinicId: string,
  action: Action,
): boolean {
  const { actsAs } = roleOf(role);
  const near = actsAs === 'client_admin' || clinic_ids.includes(clinicId);
  return actsAs !== 'client' && near && hasGrant(grants, 'clinic-rosters', action);
}

/** @returns The clinics whose drafts the viewer can read. */
export function rostersPlannedBy(viewer: RosterViewer): readonly string[] | 'all' {
  const { actsAs } = roleOf(viewer.role);
  if (actsAs === 'client_admin' && hasGrant(viewer.grants, 'clinic-rosters', 'VIEW')) return 'all';
  return viewer.clinic_ids.filter((clinicId) => mayOnRoster(viewer, clinicId, 'VIEW'));
}

/** The cost of shifts is visible to users who can see the roster and the pay rates. */
export const seesRosterCosts = (viewer: RosterViewer, clinicId: string): boolean =>
  mayOnRoster(viewer, clinicId, 'VIEW') && hasGrant(viewer.grants, 'employee-awards', 'VIEW');

/** Six weeks, which show a month with all of its first and last week. */
export const maxRosterDays = 42;

/** Both dates are included, `yyyy-mm-dd`. */
export const mayShowRoster = (from: string, until: string): Result =>
  allowIf(from <= until && until < addDays(from, maxRosterDays), 'roster_range');
