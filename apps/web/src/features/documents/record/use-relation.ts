import { isRole } from '@operatory/domain';
import { maySignIn, runsTheClient } from '@operatory/domain/permissions/scopes';
import { and, eq, not } from '@operatory/resource';
import { useCount } from '#data/use-count.ts';
import { grantsNow } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import type { ClientDocument } from './document-query.ts';
import { type DocumentRights, documentRights, mustApproveOwnText } from './document-rights.ts';

/**
 * The user's rights on a document. The number of other admins is read only if the user is asked to approve
 * their own text.
 */
export function useDocumentRights(document: ClientDocument): DocumentRights {
  const { user, role } = useMe();
  const viewer = {
    user_id: user.id,
    role: isRole(role) ? role : 'client_employee',
    grants: grantsNow(),
  } as const;
  const others = useCount('users', and(maySignIn, runsTheClient, not(eq('id', user.id))), {
    pause: !mustApproveOwnText(document, viewer),
  });
  return documentRights(document, viewer, others === 0);
}
