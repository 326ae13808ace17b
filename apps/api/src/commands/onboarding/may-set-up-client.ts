import type { SignedIn } from '../../context/context.ts';
import { assertRule } from '../refuse.ts';

export const maySetUpClient = ({ role }: Pick<SignedIn, 'role'>): boolean => role === 'client_admin';
export const assertMaySetUpClient = (actor: Pick<SignedIn, 'role'>): void =>
  assertRule(maySetUpClient(actor), 'no_permission');
