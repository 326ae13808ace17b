import { all, and, type BoolExp, eq, or, type SelectRule } from '@operatory/resource';
import {
  byRole,
  maskedUnless,
  mine,
  type RolePermissions,
  undeleted,
  viewing,
} from '../permissions/scopes.ts';
import { unconfidential } from './open-assignments.ts';

const documents = 'client-documents';
export type DocumentReader = 'client_admin' | 'clinic_admin' | 'client_employee';

/** Assignments in which the user is assignee, witness or admin who signs. */
export const myAssignment: BoolExp = or(mine(), mine('witness_user_id'), mine('admin_signer_user_id'));
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
 * With VIEW, users read all documents that are not confidential; client_admins read confidential ones too.
 * Everybody reads the documents that they made, may approve, or were assigned. People who only read or sign a
 * document cannot see who else must.
 */
export const documentRules = (reader: DocumentReader): readonly SelectRule[] => {
  const own = or(handled, handedToMe);
  const hides = (seen: BoolExp): Partial<SelectRule> => ({ masks: maskedUnless(['audience'], seen) });
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
 * Rules for a table whose rows refer to a document by `path`. Users read the rows of documents that they
 * made, may approve or may VIEW, and the rows in `own`.
 */
export function permissionsOfDocumentParts(
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
