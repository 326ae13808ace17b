import type { Campaign } from './campaign.ts';

/** An error with a message for the visitor, for a refusal or a failed connection. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  constructor(
    message: string,
    readonly code: string,
    /** The field that the refusal is about, if any. */
    readonly field: string | undefined,
  ) {
    super(message);
  }
}

const away = new RequestRefused(
  'The server cannot be reached. Check your connection and try again. What you typed is kept.',
  'away',
  undefined,
);
const timeoutMs = 20_000;

async function request<Answer>(path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`/api/v1/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'content-type': 'application/json', 'x-operatory': '1' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw away;
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as Answer;
  const { message, code, field } = (answer ?? {}) as { message?: string; code?: string; field?: string };
  if (!message || response.status >= 500) throw away;
  throw new RequestRefused(message, code ?? '', field);
}

/** The price of a plan with a coupon, and the message about the coupon. */
export interface CouponAnswer {
  readonly ok: boolean;
  readonly message: string;
  readonly original: string;
  readonly discount: string;
  readonly total: string;
}

export const checkCoupon = (code: string, package_id: number, team_id: number) =>
  request<CouponAnswer>('website/coupon', { code, package_id, team_id });

export interface SubDomainAnswer {
  readonly sub_domain: string;
  readonly available: boolean;
  readonly message: string;
}

export const checkSubDomain = (name: string) =>
  request<SubDomainAnswer>(`website/sub-domain/${encodeURIComponent(name)}`);

export interface SignUp {
  readonly key: string;
  readonly organisation: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly sub_domain: string;
  readonly package_id: number;
  readonly team_id: number;
  readonly coupon_code?: string;
  readonly state: string;
  readonly abn?: string;
  readonly message?: string;
  readonly utm?: Campaign;
  /** A hidden field that only bots fill in. */
  readonly website: string;
}

export type SignUpResult =
  | { readonly state: 'mailed'; readonly email: string }
  | { readonly state: 'enquired' };

export const sendSignUp = (signUp: SignUp) => request<SignUpResult>('sign-up', signUp);

/** A sign-up whose email link was opened, but which is not finished yet. */
export interface PendingSignUp extends Omit<SignUp, 'key' | 'utm' | 'website' | 'message' | 'coupon_code'> {
  readonly coupon_code?: string | null;
  readonly quote: Partial<CouponAnswer> & { readonly total: string };
}

export const pendingSignUp = (key: string) => request<PendingSignUp>(`sign-up/${encodeURIComponent(key)}`);

export interface Corrections {
  readonly sub_domain?: string;
  readonly coupon_code?: string;
  readonly package_id?: number;
  readonly team_id?: number;
}

export const finishSignUp = (key: string, corrections: Corrections) =>
  request<{ readonly sub_domain: string; readonly address: string }>(
    `sign-up/${encodeURIComponent(key)}`,
    corrections,
  );

export interface Enquiry {
  readonly name: string;
  readonly business_name?: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly utm?: Campaign;
  readonly website: string;
}

export const sendEnquiry = (enquiry: Enquiry) => request<{ readonly state: 'enquired' }>('enquiry', enquiry);
