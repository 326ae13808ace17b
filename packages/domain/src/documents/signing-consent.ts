/** The text that a signer agrees to, as it is stored with the signature. */
export const signingConsent = 'I have read this document, I agree to it, and I sign it electronically.';
