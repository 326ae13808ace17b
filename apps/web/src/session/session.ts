import { messages } from '@operatory/domain';
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
  type SignInAnswer,
} from '#data/token.ts';
import { setServerNow } from './clock.ts';
import { subDomain } from './host.ts';
import { type Me, meQuery } from './me.ts';
import { forgetOwn } from './own-storage.ts';

export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  /** Unknown who is signed in: the server is down or failing. */
  | { readonly status: 'unreached' }
  | { readonly status: 'signed-in'; readonly me: Me };

let state: SessionState = { status: 'unknown' };
const listeners = new Set<() => void>();

function publish(next: SessionState): void {
  state = next;
  if (next.status === 'signed-out') forgetOwn();
  for (const listener of listeners) listener();
}

onLoss(() => {
  closeSocket();
  if (state.status === 'signed-in') publish({ status: 'signed-out' });
});

onMeChanged(() => {
  // A supplier in an order's chat has a socket too, but no account: there is no `me` to read.
  if (state.status === 'signed-in' && !isSupplier()) void loadMe();
});

export const currentSession = (): SessionState => state;

/** Reads `me` and publishes it; false when there is no session or no answer. */
export const loadMe = async (): Promise<boolean> => (await askForMe()) === true;

/** `nobody`: the server has answered, and knows of no session. */
async function askForMe(): Promise<true | 'nobody' | 'no answer'> {
  const { data, error } = await client.query(meQuery, {}).toPromise();
  if (!data?.me) return error ? 'no answer' : 'nobody';
  setServerNow(data.me.now);
  publish({ status: 'signed-in', me: data.me });
  return true;
}

let booting: Promise<void> | undefined;
/** Finds out, once per page load, who is signed in; after a failure the next call asks the server again. */
export function boot(): Promise<void> {
  booting ??= (async () => {
    if (subDomain && maySignInByCookie()) {
      // It opens while the session is found out about: the first screen's live queries need not wait for it.
      socket();
      const found = (await refresh()) && (await askForMe());
      if (found === true) return;
      closeSocket();
      // Only a refusal ends a session, and takes the cookie's sign with it.
      if (found !== 'nobody' && maySignInByCookie()) {
        booting = undefined;
        return publish({ status: 'unreached' });
      }
    }
    publish({ status: 'signed-out' });
  })();
  return booting;
}

/** Password sign-in; throws RestError with the sentence to show. */
export function signIn(emailOrPhone: string, password: string): Promise<void> {
  return begin('auth/login-via-email-or-phone', { emailOrPhone, password, sub_domain: subDomain });
}

/** PIN sign-in; the server takes the connection's address, whatever the body says. */
export function signInWithPin(code: string): Promise<void> {
  return begin('auth/login-via-passcode-without-role', { code, ip_address: '', subdomain: subDomain });
}

async function begin(path: string, body: Record<string, string>): Promise<void> {
  keepToken(await rest<SignInAnswer>(path, { body }));
  if (!(await loadMe())) throw new RestError(messages.something_went_wrong, 'me');
}

/** Switches to another of the person's roles. The page reloads: nothing of the old role stays on it. */
export async function switchRole(roleLinkId: string): Promise<void> {
  keepToken(
    await rest<SignInAnswer>('auth/switch-role', {
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

/** The signed-in person and their rights; only below the guarded /dashboard route. */
export function useMe(): Me {
  const session = useSession();
  if (session.status === 'signed-in') lastMe = session.me;
  // While a sign-out redirects, screens below still draw once.
  if (lastMe) return lastMe;
  throw new Error('useMe is for signed-in screens');
}
