import type { Grant } from '@operatory/resource';
import type { Action } from '../permissions/actions.ts';
import { hasGrant } from '../permissions/effective.ts';
import { isRole, roleOf } from '../permissions/roles.ts';

export interface PlanActor {
  readonly client_id: string;
  readonly role: string;
  readonly custom_role_id?: string | null;
  readonly grants: Pick<ReadonlySet<Grant>, 'has'>;
}

const isOwnRole = (role: string): boolean => role === 'client_admin' || role === 'client';
const isPlatform = (role: string): boolean => isRole(role) && roleOf(role).scope === 'platform';

/**
 * Client admins and the account owner can act on their own plan even after it ended. The platform's staff
 * need the action.
 */
export const actsOnPlan = (actor: PlanActor, clientId: string, action: Action): boolean =>
  isOwnRole(actor.role)
    ? actor.client_id === clientId
    : isPlatform(actor.role) && hasGrant(actor.grants, 'subscriptions', action);

export const checksCoupons = ({ role, grants }: Omit<PlanActor, 'client_id'>): boolean =>
  isOwnRole(role) ||
  (isPlatform(role) &&
    (hasGrant(grants, 'subscriptions', 'VIEW') || hasGrant(grants, 'client-plans-code', 'VIEW')));
