import type { Signer } from './document-steps.ts';
import { type SignedBy, signedByParts } from './signed-by.ts';

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

/**
 * All content of a version as one text, of which the SHA-256 hash is stored. The order of the parts is
 * fixed, because it decides the hash.
 */
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
/** A signature's hashed text: the content's hash, the returned file, who signed, when and from where. */
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

/** A certificate's hashed text: the content's hash and the hashes of all signatures, in order. */
export const certificateText = (contentHash: string, signatureHashes: readonly string[]): string =>
  JSON.stringify(['operatory certificate 1', contentHash, signatureHashes]);
