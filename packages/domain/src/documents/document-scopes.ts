import { all, and, type BoolExp, eq, or, type SelectRule } from '@operatory/resource';
import { byRole, masked, mine, type RolePermissions, undeleted, viewing } from '../permissions/scopes.ts';
import { unconfidential } from './open-assignments.ts';

const documents = 'client-documents';
export type DocumentReader = 'client_admin' | 'clinic_admin' | 'client_employee';

/** Assignments in which the user takes part. */
export const myAssignment: BoolExp = or(mine(), mine('witness_user_id'), mine('admin_signer_user_id'));
/** Documents that the user created or may approve. */
const handled: BoolExp = or(mine('created_by_user_id'), { client_document_approvers: mine() });
const handedToMe: BoolExp = and(eq('status', 'APPROVED'), { client_document_assignments: myAssignment });

const shown = (reader: DocumentReader, without: BoolExp): BoolExp =>
  reader === 'client_admin' ? all : or(without, unconfidential);
const unasked = (filter: BoolExp, more: Partial<SelectRule>): SelectRule => ({
  needs: `package:${documents}`,
  filter,
  columns: '*',
  aggregates: true,
  ...more,
});

/**
 * With VIEW, users read documents that are not confidential (a client_admin reads all); everybody reads their own. Users who only
 * sign or read a document cannot see its other assignees.
 */
export const documentRules = (reader: DocumentReader): readonly SelectRule[] => {
  const own = or(handled, handedToMe);
  const hides = (seen: BoolExp): Partial<SelectRule> => ({ masks: masked(['audience'], seen) });
  return [
    viewing(
      documents,
      and(undeleted, shown(reader, own)),
      '*',
      reader === 'client_admin' ? {} : hides(shown(reader, handled)),
    ),
    unasked(and(undeleted, own), hides(handled)),
  ];
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
