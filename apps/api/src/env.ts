import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { requestLimits } from './graphql/limits.ts';

/** The repository's root. Relative paths start from it, wherever the process was started. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

const flag = (initial: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(initial)
    .transform((value) => value === 'on');
const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' });
    return z.NEVER;
  }
});
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://');

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
/** Whether Fastify accepts the text as a proxy: an address, a range, or the name of a range. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const width = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (width === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= width);
}

/** Whether the text is a URL of clamd: with a host, or a socket's path on this machine. */
function isScanner(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname } = new URL(text);
  return protocol === 'clamd:' && (hostname ? /^\/?$/ : /^\/./).test(pathname);
}

const wholePort = 'must be a number from 0 to 65535';

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number(wholePort).int(wholePort).min(0, wholePort).max(65535, wholePort).default(4000),
  HOST: z.string().default('0.0.0.0'),
  /** The URL by which the owner of the database connects. Without it, an embedded PostgreSQL is started. */
  DATABASE_URL: postgresUrl.optional(),
  APP_DATABASE_URL: postgresUrl.optional(),
  PLATFORM_DATABASE_URL: postgresUrl.optional(),
  /** The folder of the embedded database, the files and the secrets. */
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((path) => resolve(root, path)),
  /** The port of the web application under `npm run dev`, for the URLs that are printed. */
  WEB_PORT: z.coerce.number(wholePort).int(wholePort).min(1, wholePort).max(65535, wholePort).optional(),
  /** The host of the main URL, without a sub-domain. */
  BASE_HOST: z.string().default('localhost'),
  /** Proxies whose forwarded headers are trusted, separated by commas. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => listOf(text))
    .refine(
      (proxies) => proxies.every(isProxy),
      'must be addresses or ranges: 10.0.0.1, 172.16.0.0/12, loopback',
    ),
  OPERATORY_NOW: z.iso.datetime({ offset: true }).optional(),
  /**
   * For this long after SIGTERM, the process keeps answering, so that its proxy can stop sending requests
   * to it. The default is 5 in production.
   */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).optional(),
  /**
   * The time at which the command was started, in milliseconds since 1970. `npm start` prints how long the
   * start took.
   */
  STARTED_AT: z.coerce.number().optional(),
  /** The data that an empty database is filled with. */
  SEED: z.enum(['small', 'demo', 'large', 'none']).default('demo'),
  /**
   * Whether clinic groups can sign up by themselves; otherwise the form creates a lead. It is off in
   * production unless it is set.
   */
  SELF_SIGN_UP: z.enum(['on', 'off']).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp://')
    .optional(),
  MAIL_FROM: z.string().default('Operatory <no-reply@operatory.example>'),
  FAST_LANE: flag('on'),
  /** Whether roles can introspect their schema. It is off in production unless it is set. */
  GRAPHQL_INTROSPECTION: z.enum(['on', 'off']).optional(),
  /** Limits that differ from the defaults, as JSON such as `{"rows": 20000}`. */
  GRAPHQL_LIMITS: json.pipe(requestLimits).default(requestLimits.parse({})),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.string().optional(),
  S3_REGION: z.string().default('ap-southeast-2'),
  /** The virus scanner's URL. Without it, uploads are not scanned. */
  SCANNER_URL: z
    .string()
    .refine(isScanner, 'must be clamd://host:3310 or clamd:///path/of/clamd.sock')
    .optional(),
  SCANNER_SECONDS: z.coerce.number().positive().max(300).default(20),
  /** Clients pay for their plans by bank transfer after an invoice, or by card with Stripe. */
  PAYMENTS: z.enum(['invoice', 'stripe']).default('invoice'),
  /** Instructions on how to pay, such as a bank account. They are printed on unpaid invoices. */
  PAYMENT_INSTRUCTIONS: z.string().max(300).optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  /** Verifies that a message to `/api/v1/payments/stripe` comes from Stripe. */
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: z.url().default('https://api.stripe.com'),
  REPORTS_URL: z.url().optional(),
  MAP_URL: z.url().optional(),
  TOKEN_KEY: z.string().optional(),
  PEPPER: z.string().optional(),
  URL_KEY: z.string().optional(),
  DATA_KEY: z.string().optional(),
  /** The private key that signs push notifications (VAPID). */
  PUSH_KEY: z.string().optional(),
  /**
   * Earlier values of DATA_KEY, separated by commas. They decrypt values until the hourly job has
   * re-encrypted them.
   */
  OLD_DATA_KEYS: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
});

export type Env = z.infer<typeof schema> & { readonly production: boolean };

export const isSelfSignUp = ({
  SELF_SIGN_UP,
  production,
}: Pick<Env, 'SELF_SIGN_UP' | 'production'>): boolean => (SELF_SIGN_UP ? SELF_SIGN_UP === 'on' : !production);

/** An error for the person who starts the process. It is printed as one line, without a stack. */
export class StartError extends Error {}

/**
 * Whether a secret is too short for 32 bytes, a pattern, a sequence such as abcdef, or a typical placeholder.
 */
export function isWeakSecret(value: string): boolean {
  if (Buffer.from(value, 'base64url').length < 32 || new Set(value).size < 12) return true;
  if (/change.?me|password|secret|example|default|operatory|qwerty|letmein/i.test(value)) return true;
  // Random characters rarely repeat a group of four, and rarely follow each other in sequence.
  const fours = Array.from({ length: value.length - 3 }, (_, at) => value.slice(at, at + 4));
  if (new Set(fours).size < fours.length * 0.8) return true;
  const codes = [...value].map((character) => character.charCodeAt(0));
  const steps = codes.slice(1).filter((code, at) => Math.abs(code - (codes[at] ?? 0)) === 1).length;
  return steps > value.length / 3;
}

const secretNames = ['TOKEN_KEY', 'PEPPER', 'URL_KEY', 'DATA_KEY'] as const;

/** Validates the environment. @throws StartError with one line about the first invalid value */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const production = parsed.data.NODE_ENV === 'production';
  if (parsed.data.PAYMENTS === 'stripe')
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
      if (!parsed.data[name]) throw new StartError(`${name}: PAYMENTS=stripe needs it`);
  if (production) {
    for (const name of secretNames) {
      const value = parsed.data[name];
      if (!value || isWeakSecret(value)) {
        throw new StartError(`${name}: production needs a secret of its own, 32 random bytes in base64url`);
      }
      const twin = secretNames.find((other) => other !== name && parsed.data[other] === value);
      if (twin) throw new StartError(`${name}: must differ from ${twin}`);
    }
    const weak = listOf(parsed.data.OLD_DATA_KEYS).includes(parsed.data.DATA_KEY ?? '');
    if (weak) throw new StartError('DATA_KEY: must differ from OLD_DATA_KEYS');
    if (!parsed.data.SMTP_URL) throw new StartError('SMTP_URL: production needs a mail server');
    if (parsed.data.OPERATORY_NOW)
      throw new StartError('OPERATORY_NOW: the clock cannot be set in production');
  }
  return { ...parsed.data, production };
}
