import { all, and, type BoolExp, eq, isIn, isNull, not, or } from '@operatory/resource';
import { isRole, roleOf } from '../permissions/roles.ts';

export const inOpenCategory: BoolExp = or(isNull('category_id'), { category: eq('is_confidential', false) });

/**
 * Documents that everybody with client-documents VIEW sees. Documents in confidential categories are not
 * among them, nor letters, which are about one person.
 */
export const unconfidential: BoolExp = and(not(eq('category_type', 'PREFORMATTED_LETTER')), inOpenCategory);

/** Which documents a user may sign in place of a witness or admin who was not named. */
export type SignsForAnyone = 'nowhere' | 'unconfidential' | 'everywhere';

/** If no witness or admin was named, client and clinic admins who may edit documents can sign. */
export function signsForAnyone(role: string, grants: Pick<ReadonlySet<string>, 'has'>): SignsForAnyone {
  if (!isRole(role) || !grants.has('client-documents:EDIT')) return 'nowhere';
  const { actsAs } = roleOf(role);
  if (actsAs === 'client_admin') return 'everywhere';
  return actsAs === 'clinic_admin' ? 'unconfidential' : 'nowhere';
}

const isOther = (column: string, userId: string): BoolExp => or(isNull(column), not(eq(column, userId)));

/**
 * Assignments that wait for this user, to be read, filled in or signed, including those without a named witness
 * or admin that the user may sign. User, witness and admin must be different people. `among` restricts those
 * without a named witness or admin to assignments that the user can see; pass it where no row permission does so.
 */
export function waitingAssignments(userId: string, signs: SignsForAnyone, among: BoolExp = all): BoolExp {
  const mine = eq('next_user_id', userId);
  if (signs === 'nowhere') return mine;
  const forAnyone = and(
    isNull('next_user_id'),
    isIn('next_signer', ['WITNESS', 'ADMIN']),
    ...['user_id', 'witness_user_id', 'admin_signer_user_id'].map((column) => isOther(column, userId)),
    among,
  );
  return or(mine, forAnyone);
}
