/** Stored with each signature as the text that the signer agreed to. */
export const signingConsent = 'I have read this document, I agree to it, and I sign it electronically.';
