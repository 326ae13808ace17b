import type { AppContext, SignedIn } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { appendPages, pdfLimits } from '../pdf/append-pages.ts';
import { certificatePdf } from '../pdf/certificate-pdf.ts';
import { withCertificateNumber } from './certificate-mark.ts';
import type { CertificateProof } from './read-proof.ts';
import { sha256 } from './sha256.ts';

const roles = { USER: 'User', WITNESS: 'Witness', ADMIN: 'Admin' } as const;
const methods: Readonly<Record<string, string>> = { PIN: 'PIN', PASSWORD: 'password', DRAWN: 'a drawn name' };

type Context = Pick<AppContext, 'pools' | 'storage'>;

/**
 * @returns The certificate as a PDF. IP addresses and hashes are shown only to client_admins, super_admins,
 *   and the person to whom they belong.
 */
async function certificateOf(proof: CertificateProof, who: SignedIn, remark: string | null): Promise<Buffer> {
  const seesAll = who.role === 'client_admin' || who.role === 'super_admin';
  return certificatePdf({
    number: String(proof.short_id),
    client_name: proof.client_name,
    document: proof.name,
    version_no: proof.version_no,
    assignee: proof.assignee,
    issued_at: proof.issued_at,
    zone: proof.zone,
    content_hash: proof.content_hash ?? '',
    hash: seesAll || proof.assignee_id === who.user_id ? proof.hash : null,
    remark,
    signatures: proof.signatures.map((each) => {
      const sees = seesAll || each.user_id === who.user_id;
      return {
        as: roles[each.signer],
        name: each.name,
        at: each.signed_at,
        method: methods[each.method] ?? each.method,
        consent: each.consent,
        drawn: each.drawn,
        typed_name: each.typed_name,
        address: sees ? each.ip_address : null,
        browser: sees ? each.user_agent : null,
        hash: sees ? each.hash : null,
      };
    }),
  });
}

/**
 * @returns The PDF with its certificate number. Its hash is stored, so that a downloaded file can be
 *   checked later.
 */
async function issued(
  context: Context,
  who: SignedIn,
  proof: CertificateProof,
  bytes: Buffer,
): Promise<Buffer> {
  const marked = withCertificateNumber(bytes, proof.short_id);
  const hash = sha256(marked);
  if (!proof.issued_hashes.includes(hash))
    await inTenant(context.pools.tenant, who.client_id, (sql) =>
      sql(
        `update client_document_certificates set issued_hashes = issued_hashes || $2::text
         where id = $1 and not $2 = any(issued_hashes)`,
        [proof.certificate_id, hash],
      ),
    );
  return marked;
}

export const issueCertificatePdf = async (
  context: Context,
  who: SignedIn,
  proof: CertificateProof,
): Promise<Buffer> => issued(context, who, proof, await certificateOf(proof, who, null));

/**
 * @returns The document's PDFs followed by the certificate. If they cannot be joined, only the certificate,
 * which says why.
 */
export async function issueSignedPdf(
  context: Context,
  who: SignedIn,
  proof: CertificateProof,
): Promise<Buffer> {
  const appended = await appendPages(
    () => pdfsOf(context, who, proof),
    await certificateOf(proof, who, null),
    proof.name,
  );
  if ('bytes' in appended) return issued(context, who, proof, appended.bytes);
  return issued(context, who, proof, await certificateOf(proof, who, appended.remark));
}

/** @returns The PDFs; null if the files together are too large, without reading all of them. */
async function pdfsOf(
  { pools, storage }: Context,
  who: SignedIn,
  proof: CertificateProof,
): Promise<readonly Buffer[] | null> {
  const ids = [...proof.attachments, proof.document_attachment].flatMap((each) =>
    each ? [each.file_id] : [],
  );
  const rows = await inTenant(pools.tenant, who.client_id, (sql) =>
    sql<{ id: string; key: string; size: string }>(
      "select id, key, size from files where id = any($1::uuid[]) and mime_type = 'application/pdf'",
      [ids],
    ),
  );
  const files: Buffer[] = [];
  let total = 0;
  for (const id of ids) {
    const row = rows.find((each) => each.id === id);
    if (!row) continue;
    total += Number(row.size);
    if (total > pdfLimits.bytes) return null;
    const parts: Buffer[] = [];
    for await (const part of await storage.read(row.key)) parts.push(Buffer.from(part as Uint8Array));
    files.push(Buffer.concat(parts));
  }
  return files;
}
