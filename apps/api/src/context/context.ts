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
 * Secrets from the environment, or else generated at the first start (`secrets.json` and `push-key.json` in
 * DATA_DIR). Each is a base64url text of 32 bytes.
 */
export interface Secrets {
  /** Signs access tokens (HS256) and refresh tokens. */
  readonly token_key: string;
  /** Is applied to passwords before argon2id, and used in hashes of PINs and other short values. */
  readonly pepper: string;
  /** Signs URLs of files. The secrets and passcodes of order links are calculated with it, too. */
  readonly url_key: string;
  /** The key of the encrypted columns (`enc::`). */
  readonly data_key: string;
  /** Earlier data keys, for values that are still encrypted with them. */
  readonly old_data_keys: readonly string[];
  /** Signs push notifications (VAPID); a private key of P-256. */
  readonly push_key: string;
}

export interface Pools {
  /** The login `operatory_api`: row-level security applies, and each transaction sets its tenant. */
  readonly tenant: Pool;
  /**
   * The login `operatory_platform`: reads some tables of all tenants, and reads and writes the tables that
   * are only for the platform's staff, such as leads.
   */
  readonly platform: Pool;
  /**
   * Connections for queries during an open transaction of `tenant`. If these used the same pool, all its
   * connections could be waiting for another one forever.
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
  /** Closes the transport without waiting for emails; those that are sent by jobs are tried again. */
  close(): Promise<void>;
}

/** Stores the bytes of files. Keys are made by the server. */
export interface Storage {
  write(key: string, bytes: AsyncIterable<Uint8Array>): Promise<{ size: number }>;
  read(key: string): Promise<NodeJS.ReadableStream>;
  remove(key: string): Promise<void>;
}

/** The one order that a supplier's session can see. */
export interface SupplierSide {
  readonly order_id: string;
  readonly vendor_id: string;
  readonly vendor_name: string;
}

/** The caller, as the database knows them. No property comes from the request's body. */
export interface Actor {
  /** The user's id; for a supplier, who is no user, the id of their link. */
  readonly user_id: string;
  readonly client_id: string;
  readonly session_id: string;
  /** The base role, such as `client_admin`. */
  readonly role: string;
  readonly custom_role_id: string | null;
  /** The `j_users_user_roles` row whose role the session uses. */
  readonly role_link_id: string;
  /** The clinics where the role applies; for a client_admin, all of the client's. */
  readonly clinic_ids: readonly string[];
  readonly subscriptionStatus: SubscriptionStatus;
  readonly sub_domain: string;
  /** Changes whenever the user's rights may have changed. */
  readonly version: string;
  /** The supplier's order; absent for users. */
  readonly supplier?: SupplierSide;
  /** The connection's IP address, if there is one. */
  readonly address?: string;
  /** The request's User-Agent header, if there is one. */
  readonly userAgent?: string;
}
/** The caller together with the role, variables and grants that the engine uses. */
export type SignedIn = Actor & Session;

export interface Authenticated {
  readonly who: SignedIn;
  /** The time at which the token expires, in milliseconds since 1970 by the real clock. */
  readonly expiresAt: number;
}

/** Its functions refuse with an `HttpError` of status 401. */
export interface Authenticator {
  /**
   * Verifies the bearer token. Its audience must be the sub-domain of the Host header. Rights are cached for
   * up to 2 seconds. Suppliers are accepted only with `suppliers`.
   */
  authenticate(request: FastifyRequest, asked?: { readonly suppliers: true }): Promise<SignedIn>;
  /**
   * Verifies the token that was sent through a socket, against the Host of the handshake. Suppliers are
   * accepted too.
   */
  authenticateToken(token: string, host: string): Promise<Authenticated>;
  /** Reads the caller's rights past the cache; null if the session has ended. */
  reload(actor: Actor): Promise<SignedIn | null>;
  /** The current `Actor.version` of each active session, in one statement. Ended sessions are missing. */
  stamps(actors: readonly Actor[]): Promise<ReadonlyMap<string, string>>;
}

/** The objects that the whole API shares. They are created once at start. */
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
  /** Scans uploads for viruses; null if no scanner is configured. */
  readonly scanner: Scanner | null;
  readonly auth: Authenticator;
  /** Reports which tables of which clients have changed. */
  readonly changes: Changes;
  /** Reports changes of rights and of the clock by a query each second, in case the change feed fails. */
  readonly pulse: Pulse;
  readonly log: FastifyBaseLogger;
}

export { HttpError } from '../errors/http-error.ts';
