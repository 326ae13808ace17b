import { messages, supplierRole } from '@operatory/domain';
import type { Actor, AppContext, Authenticated, Authenticator } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { HttpError } from '../errors/http-error.ts';
import { plainAddress } from './addresses.ts';
import { subDomainOf } from './host.ts';
import { loadPerson, type Person } from './rights.ts';
import { loadSupplier } from './supplier-sessions.ts';
import { accessVerifier } from './tokens.ts';

/** Sessions are cached for this long, so a blocked user may keep working for up to this time. */
const cacheMillis = 2_000;
const cachedAtMost = 20_000;

const signedOut = () => new HttpError(401, 'invalid-jwt', messages.please_login);

export function createAuthenticator(
  context: Pick<AppContext, 'pools' | 'env' | 'secrets' | 'clock'>,
): Authenticator {
  const { pools, env, secrets, clock } = context;
  const verify = accessVerifier(secrets);
  const cache = new Map<string, { at: number; person: Promise<Person | null> }>();

  const load = (clientId: string, sessionId: string, isSupplier: boolean) =>
    inTenant(pools.tenant, clientId, (sql) =>
      (isSupplier ? loadSupplier : loadPerson)(sql, sessionId, clock.now()),
    );

  function cached(clientId: string, sessionId: string, isSupplier: boolean): Promise<Person | null> {
    const key = `${clientId} ${sessionId}`;
    const held = cache.get(key);
    if (held && performance.now() - held.at < cacheMillis) return held.person;
    if (cache.size >= cachedAtMost) cache.clear();
    // The time is taken before the read, so that a change during the read is noticed when the entry expires.
    const entry = { at: performance.now(), person: load(clientId, sessionId, isSupplier) };
    cache.set(key, entry);
    entry.person.catch(() => cache.delete(key));
    return entry.person;
  }

  async function authenticateToken(token: string, host: string): Promise<Authenticated> {
    const subDomain = subDomainOf(env, host);
    const claims = subDomain ? await verify(token, subDomain) : null;
    if (!claims) throw signedOut();
    const person = await cached(claims.client, claims.sid, claims.role === supplierRole);
    const holds =
      person !== null &&
      person.who.user_id === claims.sub &&
      person.who.sub_domain === subDomain &&
      person.session_version === claims.ver;
    if (!holds) throw signedOut();
    return { who: person.who, expiresAt: claims.exp * 1000 };
  }

  return {
    authenticateToken,
    async authenticate(request, asked) {
      const bearer = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
      if (!bearer) throw signedOut();
      const { who } = await authenticateToken(bearer, request.headers.host ?? '');
      if (who.supplier && !asked?.suppliers) throw signedOut();
      const userAgent = request.headers['user-agent'];
      return {
        ...who,
        address: plainAddress(request.ip),
        ...(userAgent === undefined ? {} : { userAgent: userAgent.slice(0, 300) }),
      };
    },
    async reload({ client_id, session_id, supplier }: Actor) {
      const entry = { at: performance.now(), person: load(client_id, session_id, supplier !== undefined) };
      const person = await entry.person;
      cache.set(`${client_id} ${session_id}`, entry);
      return person?.who ?? null;
    },
    async stamps(actors) {
      if (actors.length === 0) return new Map();
      const { rows } = await pools.tenant.query<{ session_id: string; stamp: string }>(
        'select session_id, stamp from app.session_stamps($1, $2, $3)',
        [actors.map((actor) => actor.client_id), actors.map((actor) => actor.session_id), clock.now()],
      );
      return new Map(rows.map(({ session_id, stamp }) => [session_id, stamp]));
    },
  };
}
