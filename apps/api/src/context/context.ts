import type { Prisma } from '@operatory/db';
import type { SubscriptionStatus } from '@operatory/domain';
import type { Engine, Session } from '@operatory/engine';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Changes } from '../database/changes.ts';
import type { Pulse } from '../database/pulse.ts';
import type { Env } from '../env.ts';
import type { Network } from '../files/fetch-outside.ts';
import type { Scanner } from '../files/scanner.ts';
import type { IntrospectionCache } from '../graphql/introspection.ts';
import type { LargeBodies } from '../graphql/large-bodies.ts';
import type { MailKind } from '../mail/letter.ts';
import type { Clock } from './clock.ts';

/**
 * Secrets that were generated at the first start (`.data/secrets.json`) or are set in the environment; base64url strings of 32 bytes.
 */
export interface Secrets {
  /** Signs access tokens (HS256). */
  readonly token_key: string;
  /** Applied to passwords before argon2id; also the key of `pin_key`. */
  readonly pepper: string;
  /** Signs file URLs. */
  readonly url_key: string;
  /** Master key of the encrypted columns (`enc::`). */
  readonly data_key: string;
  /** Replaced keys, used for decryption until nothing is encrypted with them. */
  readonly old_data_keys: readonly string[];
  /** Signs pushed notifications (VAPID): a private key of P-256. */
  readonly push_key: string;
}

export interface Pools {
  /** Login role `operatory_api`: row-level security applies, and the tenant is set in each transaction. */
  readonly tenant: Pool;
  /** Login role `operatory_platform`: reads some tables of all tenants, and alone writes the platform's own. */
  readonly platform: Pool;
  /**
   * Like `tenant`, for queries made while a `tenant` transaction is open: if all its connections held such transactions, each would
   * wait forever for another one.
   */
  readonly beside: Pool;
}

export interface Mail {
  readonly kind: MailKind;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Sends the remaining emails, then closes the transport. */
  close(): Promise<void>;
}

/** Storage for the files' bytes. Keys are made by the server. */
export interface Storage {
  write(key: string, bytes: AsyncIterable<Uint8Array>): Promise<{ size: number }>;
  read(key: string): Promise<NodeJS.ReadableStream>;
  remove(key: string): Promise<void>;
}

/** The single order that a supplier's session can access, and its supplier. */
export interface SupplierSide {
  readonly order_id: string;
  readonly vendor_id: string;
  readonly vendor_name: string;
}

/** The authenticated caller, read from the database for a verified token, never from the request's body. */
export interface Actor {
  /** A supplier is not a user; here it is the id of their link. */
  readonly user_id: string;
  readonly client_id: string;
  readonly session_id: string;
  /** Base role: `client_admin`, `clinic_admin`, … */
  readonly role: string;
  readonly custom_role_id: string | null;
  /** The `j_users_user_roles` link whose role the session uses. */
  readonly role_link_id: string;
  /** Clinics where the effective role applies; for a client_admin, all of the client's. */
  readonly clinic_ids: readonly string[];
  /** The client's subscription status; once it has ended, access is read-only. */
  readonly subscriptionStatus: SubscriptionStatus;
  readonly sub_domain: string;
  /** A stamp that changes whenever the user's rights may have changed. */
  readonly version: string;
  /** Present for a supplier, who has no account; absent for the client's own staff. */
  readonly supplier?: SupplierSide;
  /** The IP address of the connection, if there is one. */
  readonly address?: string;
  /** The browser's name of the request, when there is one. */
  readonly userAgent?: string;
}
/** The actor with the engine's view of it (role, variables, grants). */
export type SignedIn = Actor & Session;

/** The person a token authenticates, and when it expires. */
export interface Authenticated {
  readonly who: SignedIn;
  /** Milliseconds since the epoch, by the real clock. */
  readonly expiresAt: number;
}

/** Created by `createAuthenticator(context)` in src/auth/session.ts. Every refusal is an `HttpError` with status 401. */
export interface Authenticator {
  /**
   * Verifies the bearer token, whose audience must equal the Host's sub-domain. Rights are cached for at most 2 s. A supplier's
   * session is accepted only when `suppliers` is set.
   */
  authenticate(request: FastifyRequest, asked?: { readonly suppliers: true }): Promise<SignedIn>;
  /**
   * Like `authenticate`, for a socket: verifies the token that was sent over it against the handshake's Host. Accepts a supplier's
   * session too.
   */
  authenticateToken(token: string, host: string): Promise<Authenticated>;
  /** Reads the actor's rights without the cache; null when the session has ended (block, sign-out, password change). */
  reload(actor: Actor): Promise<SignedIn | null>;
  /** Reads the stamp of each active session (as `Actor.version`) in one statement; ended sessions are absent. */
  stamps(actors: readonly Actor[]): Promise<ReadonlyMap<string, string>>;
}

/** Objects shared by the whole API: created once at start and passed to every plugin. */
export interface AppContext {
  readonly env: Env;
  readonly pools: Pools;
  readonly prisma: Prisma;
  readonly engine: Engine;
  readonly introspections: IntrospectionCache;
  readonly largeBodies: LargeBodies;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly mail: Mailer;
  readonly storage: Storage;
  readonly network: Network;
  /** Scans uploads; null when none is configured. */
  readonly scanner: Scanner | null;
  readonly auth: Authenticator;
  /** Row changes reported by the change feed. */
  readonly changes: Changes;
  /** Fallback for the change feed: a query each second. */
  readonly pulse: Pulse;
  readonly log: FastifyBaseLogger;
}

export { HttpError } from '../errors/http-error.ts';
