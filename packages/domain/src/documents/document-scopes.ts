import { all, and, type BoolExp, eq, isNull, or, type SelectRule } from '@operatory/resource';
import { byRole, mine, type RolePermissions, undeleted, viewing } from '../permissions/scopes.ts';

const documents = 'client-documents';
export type DocumentReader = 'client_admin' | 'clinic_admin' | 'client_employee';

/** Assignments in which the user takes part. */
export const myAssignment: BoolExp = or(mine(), mine('witness_user_id'), mine('admin_signer_user_id'));
/** Documents that the user created or may approve. */
const handled: BoolExp = or(mine('created_by_user_id'), { client_document_approvers: mine() });
const handedToMe: BoolExp = and(eq('status', 'APPROVED'), { client_document_assignments: myAssignment });
/** Documents that VIEW also shows; only client_admins see those in confidential categories. */
export const unconfidential: BoolExp = or(isNull('category_id'), { category: eq('is_confidential', false) });

const shown = (reader: DocumentReader, without: BoolExp): BoolExp =>
  reader === 'client_admin' ? all : or(without, unconfidential);
const unasked = (filter: BoolExp, more: Partial<SelectRule>): SelectRule => ({
  needs: `package:${documents}`,
  filter,
  columns: '*',
  aggregates: true,
  ...more,
});

/** VIEW reads documents that are not confidential (for a client_admin, all); everybody reads their own. */
export const documentRules = (reader: DocumentReader): readonly SelectRule[] => {
  const own = or(handled, handedToMe);
  return [viewing(documents, and(undeleted, shown(reader, own))), unasked(and(undeleted, own), {})];
};

/**
 * Rows of a table that refers to its document by `path`: those of documents that the user handles or may VIEW, and the user's `own`
 * rows. A user who only has to sign or read a document cannot see who else has to.
 */
export function partsOfDocuments(
  path: readonly string[],
  own: BoolExp,
  masksOf: (reader: DocumentReader) => SelectRule['masks'] = () => undefined,
): RolePermissions {
  const of = (document: BoolExp): BoolExp =>
    path.reduceRight((filter: BoolExp, step) => ({ [step]: filter }), document);
  const rules = (reader: DocumentReader): readonly SelectRule[] => {
    const masks = masksOf(reader);
    const more = masks ? { masks } : {};
    const rows = (document: BoolExp): BoolExp => and(of(undeleted), or(own, of(document)));
    return [viewing(documents, rows(shown(reader, handled)), '*', more), unasked(rows(handled), more)];
  };
  return byRole({
    client_admin: { select: rules('client_admin') },
    clinic_admin: { select: rules('clinic_admin') },
    client_employee: { select: rules('client_employee') },
  });
}
