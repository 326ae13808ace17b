import { all, and, type BoolExp, eq, isIn, isNull, not, or } from '@operatory/resource';
import { isRole, roleOf } from '../permissions/roles.ts';

export const inOpenCategory: BoolExp = or(isNull('category_id'), { category: eq('is_confidential', false) });

/**
 * Documents that VIEW also shows. Of others', only client_admins see those in confidential categories, and letters, which are about
 * one person.
 */
export const unconfidential: BoolExp = and(not(eq('category_type', 'PREFORMATTED_LETTER')), inOpenCategory);

/** Where a user signs although somebody else could: nowhere, in documents that are not confidential, or everywhere. */
export type SignsForAnyone = 'nowhere' | 'unconfidential' | 'everywhere';

/** Where nobody is named, client and clinic admins who edit the document sign. */
export function signsForAnyone(role: string, grants: Pick<ReadonlySet<string>, 'has'>): SignsForAnyone {
  if (!isRole(role) || !grants.has('client-documents:EDIT')) return 'nowhere';
  const { actsAs } = roleOf(role);
  if (actsAs === 'client_admin') return 'everywhere';
  return actsAs === 'clinic_admin' ? 'unconfidential' : 'nowhere';
}

const isOther = (column: string, userId: string): BoolExp => or(isNull(column), not(eq(column, userId)));

/**
 * Assignments whose turn is this user's. Those who may sign where nobody is named also have what waits for any of them; each of the
 * three signers is another person. `among`: the ones that somebody may see who signs for anyone, where no row rule has chosen them yet.
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
