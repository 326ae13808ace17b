import { certificateText, contentText, type HashedFile, signatureText } from '@operatory/domain';
import type { AppContext } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { hashOfStored } from '../files/hashed-files.ts';
import type { CertificateProof } from './read-proof.ts';
import { sha256 } from './sha256.ts';

/**
 * Calculates all hashes of a certificate again, those of files from their stored bytes. @returns false if
 * one differs or a file is missing
 */
export async function isProofIntact(
  { pools, storage }: Pick<AppContext, 'pools' | 'storage'>,
  clientId: string,
  proof: CertificateProof,
): Promise<boolean> {
  const ids = [...proof.attachments, ...proof.form_attachments, proof.document_attachment].flatMap((each) =>
    each ? [each.file_id] : [],
  );
  const rows = await inTenant(pools.tenant, clientId, (sql) =>
    sql<{ id: string; key: string; name: string }>(
      'select id, key, name from files where id = any($1::uuid[])',
      [ids],
    ),
  );
  const hashed = new Map<string, HashedFile>();
  for (const { id, key, name } of rows) {
    const hash = await hashOfStored(storage, key);
    if (hash !== null) hashed.set(id, { name, sha256: hash });
  }
  if (ids.some((id) => !hashed.has(id))) return false;
  const filesOf = (files: CertificateProof['attachments']): readonly HashedFile[] =>
    files.flatMap(({ file_id }) => hashed.get(file_id) ?? []);
  const content = sha256(contentText(proof, filesOf(proof.attachments), filesOf(proof.form_attachments)));
  if (content !== proof.content_hash) return false;
  const givenBack = proof.document_attachment
    ? (hashed.get(proof.document_attachment.file_id) ?? null)
    : null;
  const isSigned = (signature: CertificateProof['signatures'][number]): boolean =>
    signature.hash ===
    sha256(
      signatureText(content, givenBack, { ...signature, client_document_assignment_id: proof.assignment_id }),
    );
  return (
    proof.signatures.every(isSigned) &&
    proof.hash ===
      sha256(
        certificateText(
          content,
          proof.signatures.map(({ hash }) => hash),
        ),
      )
  );
}
