import type { SignedIn } from '../../context/context.ts';
import { assertRule } from '../refuse.ts';

/** The first steps are those of who sets an organisation up. */
export const onboards = ({ role }: Pick<SignedIn, 'role'>): boolean => role === 'client_admin';
/** @throws Refusal */
export const assertOnboards = (actor: Pick<SignedIn, 'role'>): void =>
  assertRule(onboards(actor), 'no_permission');
