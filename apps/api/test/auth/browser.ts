import type { FastifyInstance, InjectOptions } from 'fastify';
import { password, type TestTenant } from './world.ts';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown> & { message?: string; code?: string; access_token?: string };
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

type Extra = Readonly<Record<string, string | undefined>>;

/** Like a browser on one tenant's origin, it keeps cookies and sends Origin and our header. */
export class Browser {
  readonly cookies = new Map<string, string>();
  token: string | undefined;
  readonly origin: string;

  constructor(
    private readonly app: FastifyInstance,
    readonly sub: string,
    readonly address = '10.0.0.1',
  ) {
    this.origin = `http://${sub}.localhost:4000`;
  }

  async send(
    method: 'GET' | 'POST' | 'OPTIONS' | 'DELETE',
    url: string,
    body?: unknown,
    headers: Extra = {},
  ): Promise<Answer> {
    const options: InjectOptions = {
      method,
      url,
      remoteAddress: this.address,
      headers: {
        host: `${this.sub}.localhost:4000`,
        origin: this.origin,
        'x-operatory': '1',
        ...(this.cookies.size > 0
          ? { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
          : {}),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    };
    const response = await this.app.inject(options);
    for (const line of [response.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    const json = String(response.headers['content-type'] ?? '').includes('json');
    return {
      status: response.statusCode,
      body: json ? response.json() : {},
      text: response.body,
      headers: response.headers as Answer['headers'],
    };
  }

  post(path: string, body?: unknown, headers?: Extra): Promise<Answer> {
    return this.send('POST', `/api/v1/${path}`, body, headers);
  }
  get(path: string, headers?: Extra): Promise<Answer> {
    return this.send('GET', path.startsWith('/') ? path : `/api/v1/${path}`, undefined, headers);
  }

  async signIn(emailOrPhone: string, secret = password): Promise<Answer> {
    const answer = await this.post('auth/login-via-email-or-phone', {
      emailOrPhone,
      password: secret,
      sub_domain: this.sub,
    });
    if (answer.body.access_token) this.token = answer.body.access_token;
    return answer;
  }
  signInByPin(code: string): Promise<Answer> {
    return this.post('auth/login-via-passcode-without-role', {
      code,
      ip_address: '1.1.1.1',
      subdomain: this.sub,
    });
  }
  get refreshCookie(): [string, string] {
    const found = [...this.cookies].find(([name]) => name.includes('refresh'));
    if (!found) throw new Error('no refresh cookie');
    return found;
  }
}

let next = 2;
/** Each browser has its own IP address, so that failures in one test do not lock another one out. */
export const browserAt = (app: FastifyInstance, tenant: Pick<TestTenant, 'sub'>): Browser => {
  next += 1;
  return new Browser(app, tenant.sub, `10.1.${Math.floor(next / 250)}.${next % 250}`);
};

export async function signedIn(
  app: FastifyInstance,
  tenant: TestTenant,
  who: keyof TestTenant['users'],
): Promise<Browser> {
  const browser = browserAt(app, tenant);
  const { status, text } = await browser.signIn(tenant.users[who].email);
  if (status !== 200) throw new Error(`${who} of ${tenant.sub}: ${status} ${text}`);
  return browser;
}
