import {
  constants,
  createHash,
  createPublicKey,
  type JsonWebKey,
  publicEncrypt,
  randomUUID,
} from 'node:crypto';
import { pinKey } from '../../src/auth/sign-in.ts';
import { type HttpAnswer, type Person, send } from './person.ts';
import { north, type TestServer } from './server.ts';

/** The device has no session and may be a kiosk. */
export class KioskDevice {
  constructor(
    readonly port: number,
    readonly host: string,
    public cookie: string | null = null,
    readonly address = '127.0.0.1',
  ) {}

  async open(by: Person, clinic_id: string, name = 'Front desk'): Promise<HttpAnswer> {
    const answer = await this.call('POST', '/api/v1/kiosks', { clinic_id, name }, by.token);
    const [set] = [answer.headers['set-cookie'] ?? []].flat();
    if (answer.status === 200) this.cookie = set?.split(';')[0] ?? null;
    return answer;
  }

  call(method: string, path: string, body?: unknown, token?: string): Promise<HttpAnswer> {
    return send(
      this.port,
      this.host,
      method,
      path,
      body === undefined ? undefined : JSON.stringify(body),
      {
        origin: `http://${this.host}`,
        'x-operatory': '1',
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      this.address,
    );
  }

  who = (pin: string) => this.call('POST', '/api/v1/kiosk/who', { pin });
  punch = (values: Readonly<Record<string, unknown>>) =>
    this.call('POST', '/api/v1/kiosk/punch', { key: randomUUID(), ...values });
}

/** A PIN is encrypted for one punch, so that it cannot be used for another one. */
export interface PunchOfPin {
  readonly key: string;
  readonly action: string;
  readonly break_type?: string | null;
  readonly at?: string | null;
  readonly message?: string | null;
  readonly photo?: string | null;
}
const digestOf = ({
  key,
  action,
  break_type = null,
  at = null,
  message = null,
  photo = null,
}: PunchOfPin): string =>
  createHash('sha256')
    .update(JSON.stringify([key, action, break_type, at, message, photo]))
    .digest('hex');
export const encryptPinFor = (public_key: JsonWebKey, pin: string, punch: PunchOfPin): string =>
  publicEncrypt(
    {
      key: createPublicKey({ key: public_key, format: 'jwk' }),
      padding: constants.RSA_PKCS1_OAEP_PADDING,
      oaepHash: 'sha256',
    },
    Buffer.from(JSON.stringify({ pin, punch: digestOf(punch) })),
  ).toString('base64');

/** A PIN is unique in a client, so it is removed from everybody else. */
export async function givePin({ root, context }: TestServer, user: string, pin: string): Promise<void> {
  const key = pinKey(context, north.client, pin);
  await root.query('update user_credentials set pin_key = null where client_id = $1 and pin_key = $2', [
    north.client,
    key,
  ]);
  await root.query(
    `insert into user_credentials (client_id, user_id, pin_key) values ($1, $2, $3)
     on conflict (user_id, client_id) do update set pin_key = $3`,
    [north.client, user, key],
  );
}
