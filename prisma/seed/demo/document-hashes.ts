import { createHash } from 'node:crypto';
import { contentText } from '../../../packages/domain/src/index.ts';
import type { DemoDocument } from './document-list.ts';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const hasAdmin = ({ signs }: DemoDocument): boolean =>
  signs === 'user and admin' || signs === 'all three';
/** @returns The hash that commands write for a version without files. */
export const contentHash = (
  client_document_id: string,
  version_no: number,
  { name, text: description, signs, givenBack }: DemoDocument,
  signing: { readonly attachment_type: string; readonly other_url: string },
): string =>
  sha256(
    contentText(
      {
        client_document_id,
        version_no,
        name,
        description,
        is_signature_required: signs !== undefined,
        is_witness_signature_required: signs === 'all three',
        is_admin_signature_required: signs === 'user and admin' || signs === 'all three',
        is_download_and_upload_file: givenBack === true,
        video_url: null,
        ...signing,
      },
      [],
      [],
    ),
  );
