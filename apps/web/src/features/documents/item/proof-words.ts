import { signers } from '@operatory/domain/documents/document-choices';
import type { Signer } from './next-step.ts';

export const signerTitle = (signer: Signer): string =>
  signers.find(({ value }) => value === signer)?.label ?? signer;

/**
 * Why an item has expired: a newer version replaced it, or its due date has passed. `document` is null
 * while a new version waits for approval, because it cannot be read then.
 */
export function expiryInWords(
  versionNo: number | undefined,
  document: { readonly current_version_no: number } | null,
): string {
  return document === null || document.current_version_no !== versionNo
    ? 'Replaced by a newer version.'
    : 'The due date has passed. Ask the person who sent it to send it again.';
}

/** A sentence that says who has to act next; null if nobody has to, or if the assignee's name is unknown. */
export function waitsFor(signer: Signer | null, name: string | null): string | null {
  if (signer === null) return null;
  if (signer === 'USER') return name === null ? null : `Waiting for ${name}.`;
  const role = signer === 'WITNESS' ? 'as witness' : 'as admin';
  return `Waiting for ${name ?? 'an admin'} to sign ${role}.`;
}
