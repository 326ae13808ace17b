const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;

/** Browsers encrypt only on pages that were loaded over https, or from this device. */
export const canEncrypt = (): boolean => globalThis.crypto?.subtle !== undefined;

/**
 * A PIN that only the server can read, in base64: it can be kept on the device, which holds no PIN. The same PIN is encrypted
 * differently each time, so that nobody can find it by trying all of them.
 */
export async function encryptPin(pin: string, publicKey: JsonWebKey): Promise<string> {
  const key = await crypto.subtle.importKey('jwk', publicKey, algorithm, false, ['encrypt']);
  const bytes = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(pin));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}
