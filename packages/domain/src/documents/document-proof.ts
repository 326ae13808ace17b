import type { Signer } from './document-steps.ts';
import { type SignedBy, signedByParts } from './signed-by.ts';

/** The texts below are hashed with SHA-256. Anyone who has the rows and the files can compute the hashes again. */

/** A file of the content: its name and the SHA-256 of its bytes. */
export interface HashedFile {
  readonly name: string;
  readonly sha256: string;
}
export interface VersionContent {
  readonly client_document_id: string;
  readonly version_no: number;
  readonly name: string;
  readonly description: string | null;
  readonly is_signature_required: boolean;
  readonly is_admin_signature_required: boolean;
  readonly is_witness_signature_required: boolean;
  readonly is_download_and_upload_file: boolean;
  readonly attachment_type: string;
  readonly video_url: string | null;
  readonly other_url: string | null;
}

/** The content of a version as one text; the order of its parts is fixed. */
export const contentText = (
  version: VersionContent,
  attachments: readonly HashedFile[],
  forms: readonly HashedFile[],
): string =>
  JSON.stringify([
    'operatory document 1',
    version.client_document_id,
    version.version_no,
    version.name,
    version.description,
    [
      version.is_signature_required,
      version.is_witness_signature_required,
      version.is_admin_signature_required,
      version.is_download_and_upload_file,
    ],
    version.attachment_type,
    version.video_url,
    version.other_url,
    attachments.map(({ name, sha256 }) => [name, sha256]),
    forms.map(({ name, sha256 }) => [name, sha256]),
  ]);

export interface SignatureContent extends SignedBy {
  readonly client_document_assignment_id: string;
  readonly signer: Signer;
}
/** The text of a signature: the content, the returned file, the signer, the time and the place. */
export const signatureText = (
  contentHash: string,
  givenBack: HashedFile | null,
  signature: SignatureContent,
): string =>
  JSON.stringify([
    'operatory signature 1',
    contentHash,
    givenBack && [givenBack.name, givenBack.sha256],
    signature.client_document_assignment_id,
    signature.signer,
    ...signedByParts(signature),
  ]);

/** A certificate: of the content and of every signature under it, in their order. */
export const certificateText = (contentHash: string, signatureHashes: readonly string[]): string =>
  JSON.stringify(['operatory certificate 1', contentHash, signatureHashes]);
