import { RestError, rest } from './rest.ts';

export interface SignedInUser {
  readonly id: string;
  readonly display_name: string;
  readonly email: string;
  readonly role: string;
  readonly client_id: string;
}
export interface SignInResponse {
  readonly access_token: string;
  readonly expires_at: string | number;
  readonly user: SignedInUser;
}

type Message = { kind: 'token'; token: SignInResponse } | { kind: 'signed-out' };

interface Token {
  readonly value: string;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Kept in memory only, so that a stolen copy of the browser's storage contains no token. */
let token: Token | undefined;
/** Who uses this page: a user with an account (`auth`), or a supplier with an order's link (`order-chat`). */
let issuer: 'auth' | 'order-chat' = 'auth';
export const isSupplier = (): boolean => issuer === 'order-chat';
let distrusted: Token | undefined;
let refreshing: Promise<boolean> | undefined;
const losses = new Set<() => void>();
/** Shares refreshes and sign-outs between tabs. */
const channel = new BroadcastChannel('operatory-session');
const refreshEarly = 60_000;

channel.onmessage = (event: MessageEvent<Message>) => {
  // A supplier's page ignores sign-ins and sign-outs of users in other tabs.
  if (isSupplier()) return;
  if (event.data.kind === 'token') keepToken(event.data.token);
  else loseToken();
};

/**
 * Marks that this browser may have a refresh cookie, which scripts cannot see. It is not secret and gives no
 * access: without it, a first visit would request a refresh that can only be refused.
 */
const marker = 'operatory.signed-in';
export const maySignInByCookie = (): boolean => localStorage.getItem(marker) !== null;

export function keepToken(answer: SignInResponse): void {
  localStorage.setItem(marker, '1');
  issuer = 'auth';
  take(answer);
}

/** The response to a supplier's passcode or refresh. */
export interface SupplierResponse {
  readonly token: string;
  readonly expires_at: string;
  readonly order_id: string;
}
/**
 * Requests a new token for a supplier's session of this order; a browser may have sessions for several
 * orders.
 */
export const supplierAnswer = (
  orderId: string,
  more: { readonly within?: number } = {},
): Promise<SupplierResponse> => rest('order-chat/refresh', { body: { order_id: orderId }, ...more });
let supplied: SupplierResponse | undefined;
export const supplierOrderId = (): string | undefined => (isSupplier() ? supplied?.order_id : undefined);

/** Stores a supplier's token: from now on, until it is reloaded, the page belongs to the supplier. */
export function keepSupplier(answer: SupplierResponse): void {
  issuer = 'order-chat';
  supplied = answer;
  take({ access_token: answer.token, expires_at: answer.expires_at });
}

function take(answer: Pick<SignInResponse, 'access_token' | 'expires_at'>): void {
  const { expires_at: at } = answer;
  // `at` is an ISO text or a number: seconds if it is small, otherwise milliseconds.
  const expiresAt = typeof at === 'number' ? (at < 1e11 ? at * 1000 : at) : Date.parse(at);
  token = { value: answer.access_token, expiresAt };
}

/** Calls the listener when the session has ended in this or another tab. */
export function onLoss(listener: () => void): void {
  losses.add(listener);
}

export function loseToken(): void {
  token = undefined;
  if (!isSupplier()) localStorage.removeItem(marker);
  for (const listener of losses) listener();
}

const lasts = (candidate: Token | undefined, forMilliseconds: number): boolean =>
  candidate !== undefined && candidate !== distrusted && candidate.expiresAt - Date.now() > forMilliseconds;

/** The token to send, renewed when it is about to expire; undefined if there is none. */
export async function accessToken(): Promise<string | undefined> {
  if (lasts(token, refreshEarly)) return token?.value;
  return (await refresh()) ? token?.value : undefined;
}

/** Marks the token as refused by the server, even if it has not expired. */
export function markTokenRefused(): void {
  distrusted = token;
}

/**
 * Renews the token with the refresh cookie; one tab does it for all. Resolves with false if the session has
 * ended or the server did not answer.
 */
export function refresh(): Promise<boolean> {
  const asked = token;
  refreshing ??= inOneTab(async () => {
    // Another tab may have renewed the token while this tab waited for the lock.
    if (token !== asked && lasts(token, refreshEarly)) return true;
    try {
      if (isSupplier() && supplied) {
        keepSupplier(await supplierAnswer(supplied.order_id));
        return true;
      }
      const answer = await rest<SignInResponse>('auth/refresh');
      keepToken(answer);
      channel.postMessage({ kind: 'token', token: answer } satisfies Message);
      return true;
    } catch (error) {
      if (error instanceof RestError && error.status !== undefined && error.status < 500) loseToken();
      return false;
    }
  }).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

const inOneTab = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('operatory-refresh', work) : work();

/** Ends the session on the server and in every tab. */
export async function endToken(): Promise<void> {
  const value = token?.value;
  try {
    await rest('auth/logout', { token: value });
  } catch {
    // The session ends in this browser in any case; on the server it ends when its cookie expires.
  }
  // Ends this browser's push subscription too, so that the next person here does not see the user's
  // notifications.
  void navigator.serviceWorker
    ?.getRegistration('/dashboard')
    .then((worker) => worker?.pushManager.getSubscription())
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => {});
  channel.postMessage({ kind: 'signed-out' } satisfies Message);
  loseToken();
}
