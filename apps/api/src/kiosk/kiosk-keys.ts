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
  /** A JWK, with which the device seals PINs that wait on it. */
  readonly public_key: Readonly<Record<string, unknown>>;
  readonly private_key: string;
}

/** The place to which a stored private key is bound: elsewhere it cannot be decrypted. */
const placeOf = (client: string, kioskId: string) => ({
  table: 'clinic_kiosks',
  column: 'private_key',
  key: kioskId,
  client,
});
const cipherOf = ({ data_key, old_data_keys }: Secrets): Cipher => createCipher([data_key, ...old_data_keys]);

/** Draws the keys of a kiosk; the private one is encrypted. */
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
 * The PIN that a device encrypted for this punch; null when it was not encrypted with this kiosk's key, or is that of another punch:
 * who copies it from the device can only send that punch as it was made.
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
