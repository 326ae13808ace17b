import { type SignsForAnyone, waitingAssignments } from '@operatory/domain';
import { and, type BoolExp, eq, isIn, isNull, not, or } from '@operatory/resource';
import type { ListChip } from '#kit/definition/list-definition.ts';

const asks = (columns: Readonly<Record<string, boolean>>): BoolExp => ({
  client_document_version: and(...Object.entries(columns).map(([column, value]) => eq(column, value))),
});

/**
 * The chips of the Inbox: the user's pending items by the required action, and the finished ones. `stepOf`
 * decides the same for a single item.
 */
export function inboxChips(userId: string, signs: SignsForAnyone): readonly ListChip[] {
  const waiting = waitingAssignments(userId, signs);
  const asUser = and(waiting, eq('next_signer', 'USER'));
  // A required file is uploaded before the document is signed.
  const needsFile = and(asks({ is_download_and_upload_file: true }), isNull('document_attachment'));
  return [
    {
      key: 'sign',
      label: 'To sign',
      dot: 'orange',
      where: and(
        waiting,
        or(not(eq('next_signer', 'USER')), and(asks({ is_signature_required: true }), not(needsFile))),
      ),
      nothing: 'Nothing to sign',
    },
    {
      key: 'read',
      label: 'To read',
      dot: 'blue',
      where: and(asUser, asks({ is_signature_required: false }), not(needsFile)),
      nothing: 'Nothing to read',
    },
    {
      key: 'upload',
      label: 'To upload',
      dot: 'violet',
      where: and(asUser, needsFile),
      nothing: 'Nothing to upload',
    },
    {
      key: 'done',
      label: 'Done',
      dot: 'green',
      where: and(
        or(eq('user_id', userId), eq('witness_user_id', userId), eq('admin_signer_user_id', userId)),
        or(
          isIn('status', ['COMPLETED', 'DECLINED', 'EXPIRED']),
          // The user has signed, and somebody else has to sign next.
          and(isIn('status', ['USER_SIGNED', 'WITNESS_SIGNED']), not(waiting), {
            client_document_signatures: eq('user_id', userId),
          }),
        ),
      ),
      nothing: 'Nothing done yet',
    },
  ];
}
