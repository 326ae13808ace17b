export interface SignedBy {
  readonly user_id: string;
  readonly method: string;
  readonly consent: string;
  readonly drawn: unknown;
  readonly typed_name: string | null;
  readonly ip_address: string | null;
  readonly user_agent: string | null;
  readonly signed_at: Date;
}

/** The end of the hashed text of a signature. Another order would make all stored signatures invalid. */
export const signedByParts = (signature: SignedBy): readonly unknown[] => [
  signature.user_id,
  signature.method,
  signature.consent,
  signature.drawn ?? null,
  signature.typed_name,
  signature.ip_address,
  signature.user_agent,
  signature.signed_at.toISOString(),
];
