import { all, and, type BoolExp, eq, isIn, isNull, not, or } from '@operatory/resource';
import { isRole, roleOf } from '../permissions/roles.ts';

export const inOpenCategory: BoolExp = or(isNull('category_id'), { category: eq('is_confidential', false) });

/**
 * Documents that VIEW also shows. Of others', only client_admins see those in confidential categories, and letters, which are about
 * one person.
 */
export const unconfidential: BoolExp = and(not(eq('category_type', 'PREFORMATTED_LETTER')), inOpenCategory);

/** The documents that a user may sign without being named: none, those that are not confidential, or all. */
export type SignsForAnyone = 'nowhere' | 'unconfidential' | 'everywhere';

/** If nobody is named, client and clinic admins who edit the document may sign. */
export function signsForAnyone(role: string, grants: Pick<ReadonlySet<string>, 'has'>): SignsForAnyone {
  if (!isRole(role) || !grants.has('client-documents:EDIT')) return 'nowhere';
  const { actsAs } = roleOf(role);
  if (actsAs === 'client_admin') return 'everywhere';
  return actsAs === 'clinic_admin' ? 'unconfidential' : 'nowhere';
}

const isOther = (column: string, userId: string): BoolExp => or(isNull(column), not(eq(column, userId)));

/**
 * Assignments that wait for this user. Users who may sign without being named also have those that wait for any of them; the
 * three signers are different people. `among`: the assignments visible to a user who signs for anyone, if no row rule has
 * filtered them yet.
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
