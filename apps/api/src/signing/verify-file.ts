import type { AppContext, SignedIn } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { certificateNumberIn } from './certificate-mark.ts';
import { isProofIntact } from './check-proof.ts';
import { type CertificateProof, readProof } from './read-proof.ts';
import { readableCertificates } from './readable-certificates.ts';
import { sha256 } from './sha256.ts';

export interface VerificationResult {
  readonly result: 'genuine' | 'changed' | 'unknown';
  readonly certificate?: {
    readonly short_id: number;
    readonly document: string;
    readonly signers: readonly string[];
    readonly at: string;
  };
}
type Context = Pick<AppContext, 'pools' | 'storage' | 'engine'>;

/**
 * @returns Whether the file belongs to a certificate that the caller can read, and whether everything that
 *   was signed is unchanged. A PDF with the number of such a certificate that was not issued for it counts
 *   as changed.
 */
export async function verifyFile(
  context: Context,
  who: SignedIn,
  bytes: Buffer,
  maxCandidates = 1000,
): Promise<VerificationResult> {
  const hash = sha256(bytes);
  const known = await findProof(context, who, byHash, [hash, who.user_id, maxCandidates]);
  if (known)
    return answer((await isProofIntact(context, who.client_id, known)) ? 'genuine' : 'changed', known);
  const number = certificateNumberIn(bytes);
  const claimed = number === null ? null : await findProof(context, who, byNumber, [number]);
  return claimed ? answer('changed', claimed) : { result: 'unknown' };
}

/**
 * SQL for the assignments whose certificate, document or filled-in form has the hash `$1`. Those of the
 * user `$2` come first.
 */
const byHash = `
  select k.id from (
  select c.client_document_assignment_id as id from client_document_certificates c where $1 = any(c.issued_hashes)
  union
  select a.id from files f
    join file_links l on l.client_id = f.client_id and l.file_id = f.id
    join client_document_assignments a on a.client_id = f.client_id
      and (l.table_name = 'client_document_versions' and a.client_document_version_id = l.row_id
        or l.table_name = 'client_document_assignments' and a.id = l.row_id)
    join client_document_certificates c on c.client_id = a.client_id and c.client_document_assignment_id = a.id
    where f.checksum = $1) k
  join client_document_assignments m on m.id = k.id
  order by $2::uuid in (m.user_id, m.witness_user_id, m.admin_signer_user_id) is true desc, k.id
  limit $3`;
const byNumber =
  'select client_document_assignment_id as id from client_document_certificates where short_id = $1';

async function findProof(
  context: Context,
  who: SignedIn,
  text: string,
  values: readonly unknown[],
): Promise<CertificateProof | null> {
  const rows = await inTenant(context.pools.tenant, who.client_id, (sql) =>
    sql<{ id: string }>(text, [...values]),
  );
  const [first] = await readableCertificates(
    context,
    who,
    rows.map(({ id }) => id),
  );
  return first === undefined ? null : readProof(context, who.client_id, first);
}

const answer = (result: 'genuine' | 'changed', proof: CertificateProof): VerificationResult => ({
  result,
  certificate: {
    short_id: proof.short_id,
    document: proof.name,
    signers: proof.signatures.map(({ name }) => name),
    at: proof.issued_at.toISOString(),
  },
});
