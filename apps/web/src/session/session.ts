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
  /** It is unknown who is signed in, because the server is unreachable or failing. */
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
  // A supplier in an order's chat has a socket too, but no account, so there is no `me` to read.
  if (state.status === 'signed-in' && !isSupplier()) void loadMe();
});

export const currentSession = (): SessionState => state;

/** Loads and publishes `me`; false when there is no session or no response. */
export const loadMe = async (): Promise<boolean> => (await askForMe()) === true;

/** `nobody`: the server has responded that there is no session. */
async function askForMe(): Promise<true | 'nobody' | 'no answer'> {
  const { data, error } = await client.query(meQuery, {}).toPromise();
  if (!data?.me) return error ? 'no answer' : 'nobody';
  setServerNow(data.me.now);
  publish({ status: 'signed-in', me: data.me });
  return true;
}

let booting: Promise<void> | undefined;
/** Determines who is signed in, once per page load; after a failure the next call asks the server again. */
export function boot(): Promise<void> {
  booting ??= (async () => {
    if (subDomain && maySignInByCookie()) {
      // Opened in parallel, so that the first screen's live queries need not wait for it.
      socket();
      const found = (await refresh()) && (await askForMe());
      if (found === true) return;
      closeSocket();
      // Only a refusal ends a session and removes the cookie's marker.
      if (found !== 'nobody' && maySignInByCookie()) {
        booting = undefined;
        return publish({ status: 'unreached' });
      }
    }
    publish({ status: 'signed-out' });
  })();
  return booting;
}

/** Password sign-in; throws RestError with the message to show. */
export function signIn(emailOrPhone: string, password: string): Promise<void> {
  return begin('auth/login-via-email-or-phone', { emailOrPhone, password, sub_domain: subDomain });
}

/** PIN sign-in; the server uses the connection's address, whatever the body contains. */
export function signInWithPin(code: string): Promise<void> {
  return begin('auth/login-via-passcode-without-role', { code, ip_address: '', subdomain: subDomain });
}

async function begin(path: string, body: Record<string, string>): Promise<void> {
  keepToken(await rest<SignInResponse>(path, { body }));
  if (!(await loadMe())) throw new RestError(specifiedMessages.something_went_wrong, 'me');
}

/** Switches to another of the user's roles. The page reloads, so that it shows nothing of the old role. */
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

/** The signed-in user and their rights; only below the guarded /dashboard route. */
export function useMe(): Me {
  const session = useSession();
  if (session.status === 'signed-in') lastMe = session.me;
  // While a sign-out redirects, screens below still render once.
  if (lastMe) return lastMe;
  throw new Error('useMe is for signed-in screens');
}
