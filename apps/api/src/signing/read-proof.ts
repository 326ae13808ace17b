import { z } from 'zod';
import type { AppContext } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';

const storedFiles = z.array(z.object({ file_id: z.string() })).catch([]);
const oneFile = z.object({ file_id: z.string() }).nullable().catch(null);
const strokes = z
  .array(z.array(z.tuple([z.number(), z.number()])))
  .nullable()
  .catch(null);

const signature = z.object({
  signer: z.enum(['USER', 'WITNESS', 'ADMIN']),
  user_id: z.string(),
  name: z.string(),
  method: z.string(),
  consent: z.string(),
  drawn: strokes,
  typed_name: z.string().nullable(),
  ip_address: z.string().nullable(),
  user_agent: z.string().nullable(),
  signed_at: z.coerce.date(),
  hash: z.string(),
});
const proof = z.object({
  certificate_id: z.string(),
  short_id: z.number(),
  hash: z.string(),
  issued_at: z.date(),
  issued_hashes: z.array(z.string()),
  client_name: z.string(),
  zone: z.string(),
  assignee: z.string(),
  assignee_id: z.string(),
  assignment_id: z.string(),
  document_attachment: oneFile,
  client_document_id: z.string(),
  version_no: z.number(),
  name: z.string(),
  description: z.string().nullable(),
  is_signature_required: z.boolean(),
  is_admin_signature_required: z.boolean(),
  is_witness_signature_required: z.boolean(),
  is_download_and_upload_file: z.boolean(),
  attachment_type: z.string(),
  video_url: z.string().nullable(),
  other_url: z.string().nullable(),
  attachments: storedFiles,
  form_attachments: storedFiles,
  content_hash: z.string().nullable(),
  signatures: z.array(signature),
});
/** A certificate with everything that it proves. */
export type CertificateProof = z.output<typeof proof>;

const text = `
  select c.id as certificate_id, c.short_id, c.hash, c.issued_at, c.issued_hashes, k.name as client_name,
    coalesce(h.zone, k.zone) as zone, u.display_name as assignee, u.id as assignee_id, a.id as assignment_id, a.document_attachment,
    v.client_document_id, v.version_no, v.name, v.description, v.is_signature_required, v.is_admin_signature_required,
    v.is_witness_signature_required, v.is_download_and_upload_file, v.attachment_type::text, v.video_url, v.other_url,
    v.attachments, v.form_attachments, v.content_hash,
    (select coalesce(json_agg(json_build_object('signer', s.signer, 'user_id', s.user_id, 'name', p.display_name,
        'method', s.method, 'consent', s.consent, 'drawn', s.drawn, 'typed_name', s.typed_name, 'ip_address', s.ip_address,
        'user_agent', s.user_agent, 'signed_at', s.signed_at, 'hash', s.hash) order by s.signer), '[]')
      from client_document_signatures s join users p on p.client_id = s.client_id and p.id = s.user_id
      where s.client_id = a.client_id and s.client_document_assignment_id = a.id) as signatures
  from client_document_certificates c
    join client_document_assignments a on a.client_id = c.client_id and a.id = c.client_document_assignment_id
    join client_document_versions v on v.client_id = a.client_id and v.id = a.client_document_version_id
    join users u on u.client_id = a.client_id and u.id = a.user_id
    join clients k on k.id = a.client_id
    left join clinics h on h.client_id = a.client_id and h.id = u.clinicid
  where c.client_id = $1 and c.client_document_assignment_id = $2`;

export async function readProof(
  { pools }: Pick<AppContext, 'pools'>,
  clientId: string,
  assignmentId: string,
): Promise<CertificateProof | null> {
  const [row] = await inTenant(pools.tenant, clientId, (sql) => sql(text, [clientId, assignmentId]));
  return row ? proof.parse(row) : null;
}
