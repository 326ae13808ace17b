import {
  constants,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  privateDecrypt,
} from 'node:crypto';
import { promisify } from 'node:util';
import { type PunchOfPin, textOfPunch } from '@operatory/domain';
import { z } from 'zod';
import type { Secrets } from '../context/context.ts';
import { type Cipher, createCipher } from '../encryption/column-cipher.ts';

const drawPair = promisify(generateKeyPair);

export interface KioskKeys {
  /** The public key as a JWK, with which the kiosk encrypts PINs of punches that it cannot send yet. */
  readonly public_key: Readonly<Record<string, unknown>>;
  readonly private_key: string;
}

/**
 * The encryption of a private key is bound to this place, so the key can be decrypted only for this client
 * and kiosk.
 */
const placeOf = (client: string, kioskId: string) => ({
  table: 'clinic_kiosks',
  column: 'private_key',
  key: kioskId,
  client,
});
const cipherOf = ({ data_key, old_data_keys }: Secrets): Cipher => createCipher([data_key, ...old_data_keys]);

/** Generates the keys of a kiosk. The private key is encrypted. */
export async function generateKioskKeys(
  secrets: Secrets,
  client: string,
  kioskId: string,
): Promise<KioskKeys> {
  const { publicKey, privateKey } = await drawPair('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return {
    public_key: {
      ...createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })).export({ format: 'jwk' }),
      alg: 'RSA-OAEP-256',
      key_ops: ['encrypt'],
      ext: true,
    },
    private_key: cipherOf(secrets).encrypt(pem, placeOf(client, kioskId)),
  };
}

const digestOfPunch = (punch: PunchOfPin): string =>
  createHash('sha256').update(textOfPunch(punch)).digest('hex');

const encryptedForPunch = z.object({ pin: z.string(), punch: z.string() });

/**
 * Decrypts the PIN that a kiosk encrypted for this punch. Null if it was encrypted with another key, or for
 * another punch: somebody who copies it from the device can only send that same punch.
 */
export function decryptPin(
  secrets: Secrets,
  {
    id,
    client_id,
    private_key,
  }: { readonly id: string; readonly client_id: string; readonly private_key: string },
  encrypted: string,
  punch: PunchOfPin,
): string | null {
  const pem = cipherOf(secrets).decrypt(private_key, placeOf(client_id, id));
  if (pem === null) return null;
  try {
    const bytes = privateDecrypt(
      { key: createPrivateKey(pem), padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(encrypted, 'base64'),
    );
    const { pin, punch: digest } = encryptedForPunch.parse(JSON.parse(bytes.toString('utf8')));
    return digest === digestOfPunch(punch) ? pin : null;
  } catch {
    return null;
  }
}
