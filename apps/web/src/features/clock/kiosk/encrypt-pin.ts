import { type PunchOfPin, textOfPunch } from '@operatory/domain';

const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;

/** Browsers offer encryption only to pages loaded over https or from localhost. */
export const canEncrypt = (): boolean => globalThis.crypto?.subtle !== undefined;

async function digestOfPunch(punch: PunchOfPin): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(textOfPunch(punch)));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Encrypts a PIN with the server's public key, in base64, so that it can be stored on the device while
 * offline. The result differs each time, so that nobody can find the PIN by encrypting all of them, and it is
 * valid for this one punch only.
 */
export async function encryptPin(pin: string, punch: PunchOfPin, publicKey: JsonWebKey): Promise<string> {
  const text = JSON.stringify({ pin, punch: await digestOfPunch(punch) });
  const key = await crypto.subtle.importKey('jwk', publicKey, algorithm, false, ['encrypt']);
  const bytes = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}
