import { certificateText } from '@operatory/domain';
import { sha256 } from '../../signing/sha256.ts';
import type { CommandContext } from '../define.ts';
import type { AssignmentRow } from './assignment-row.ts';

/**
 * Issues the one certificate of a completed assignment. Its hash covers the content and all signatures in
 * order.
 */
export async function issueCertificate(
  { db, actor, now }: Pick<CommandContext, 'db' | 'actor' | 'now'>,
  { id, content_hash }: Pick<AssignmentRow, 'id' | 'content_hash'>,
): Promise<void> {
  const signatures = await db.$queryRaw<{ hash: string }[]>`
    select hash from client_document_signatures
    where client_id = ${actor.client_id}::uuid and client_document_assignment_id = ${id}::uuid order by signer`;
  await db.client_document_certificates.create({
    data: {
      client_id: actor.client_id,
      client_document_assignment_id: id,
      hash: sha256(
        certificateText(
          content_hash ?? '',
          signatures.map(({ hash }) => hash),
        ),
      ),
      issued_at: now,
    },
    select: { id: true },
  });
}
