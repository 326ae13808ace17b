import { specifiedMessages } from '@operatory/domain';
import { useSyncExternalStore } from 'react';
import { client } from '#data/client.ts';
import { RestError, rest } from '#data/rest.ts';
import { closeSocket, onMeChanged, socket } from '#data/socket.ts';
import {
  accessToken,
  endToken,
  isSupplier,
  keepToken,
  maySignInByCookie,
  onLoss,
  refresh,
  type SignInResponse,
} from '#data/token.ts';
import { setServerNow } from './clock.ts';
import { subDomain } from './host.ts';
import { type Me, meQuery } from './me.ts';
import { removeOwn } from './own-storage.ts';

export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  /** The server cannot be reached or fails, so it is unknown who is signed in. */
  | { readonly status: 'unreached' }
  | { readonly status: 'signed-in'; readonly me: Me };

let state: SessionState = { status: 'unknown' };
const listeners = new Set<() => void>();

function publish(next: SessionState): void {
  state = next;
  if (next.status === 'signed-out') removeOwn();
  for (const listener of listeners) listener();
}

onLoss(() => {
  closeSocket();
  if (state.status === 'signed-in') publish({ status: 'signed-out' });
});

onMeChanged(() => {
  // A supplier in an order's chat has a socket too, but no account, and so no `me`.
  if (state.status === 'signed-in' && !isSupplier()) void loadMe();
});

export const currentSession = (): SessionState => state;

/** Loads `me` and publishes it. Resolves with false if nobody is signed in, or the server does not answer. */
export const loadMe = async (): Promise<boolean> => (await askForMe()) === true;

/** Resolves with `nobody` if the server says that there is no session. */
async function askForMe(): Promise<true | 'nobody' | 'no answer'> {
  const { data, error } = await client.query(meQuery, {}).toPromise();
  if (!data?.me) return error ? 'no answer' : 'nobody';
  setServerNow(data.me.now);
  publish({ status: 'signed-in', me: data.me });
  return true;
}

let booting: Promise<void> | undefined;
/** Finds out who is signed in, once per page load; after a failure, the next call asks again. */
export function boot(): Promise<void> {
  booting ??= (async () => {
    if (subDomain && maySignInByCookie()) {
      // Opened during the refresh, so that the live queries of the first screen need not wait for it.
      socket();
      const found = (await refresh()) && (await askForMe());
      if (found === true) return;
      closeSocket();
      // Only a refusal ends the session and removes the marker of the cookie.
      if (found !== 'nobody' && maySignInByCookie()) {
        booting = undefined;
        return publish({ status: 'unreached' });
      }
    }
    publish({ status: 'signed-out' });
  })();
  return booting;
}

/** Signs in with a password. Rejects with a RestError whose message can be shown. */
export function signIn(emailOrPhone: string, password: string): Promise<void> {
  return begin('auth/login-via-email-or-phone', { emailOrPhone, password, sub_domain: subDomain });
}

/** Signs in with a PIN. The server takes the IP address from the connection, not from the body. */
export function signInWithPin(code: string): Promise<void> {
  return begin('auth/login-via-passcode-without-role', { code, ip_address: '', subdomain: subDomain });
}

async function begin(path: string, body: Record<string, string>): Promise<void> {
  keepToken(await rest<SignInResponse>(path, { body }));
  if (!(await loadMe())) throw new RestError(specifiedMessages.something_went_wrong, 'me');
}

/**
 * Switches to another of the user's roles. The page reloads, so that nothing of the previous role stays
 * visible.
 */
export async function switchRole(roleLinkId: string): Promise<void> {
  keepToken(
    await rest<SignInResponse>('auth/switch-role', {
      body: { role_link_id: roleLinkId },
      token: await accessToken(),
    }),
  );
  location.assign('/dashboard');
}

export async function signOut(): Promise<void> {
  await endToken();
  publish({ status: 'signed-out' });
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSession = (): SessionState => useSyncExternalStore(subscribe, currentSession);

let lastMe: Me | undefined;

/** The signed-in user with their rights; only for screens under /dashboard, which are guarded. */
export function useMe(): Me {
  const session = useSession();
  if (session.status === 'signed-in') lastMe = session.me;
  // After sign-out, screens render once more before the redirect.
  if (lastMe) return lastMe;
  throw new Error('useMe is for signed-in screens');
}
