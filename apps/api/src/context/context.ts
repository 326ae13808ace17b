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
import type { Introspections } from '../graphql/introspection.ts';
import type { LargeBodies } from '../graphql/large-bodies.ts';
import type { Clock } from './clock.ts';

/** Secrets made at first start (`.data/secrets.json`) or given by the environment; base64url strings of 32 bytes. */
export interface Secrets {
  /** Signs access tokens (HS256). */
  readonly token_key: string;
  /** Added to passwords before argon2id, and the key of `pin_key`. */
  readonly pepper: string;
  /** Signs file URLs. */
  readonly url_key: string;
  /** Master key of the encrypted columns (`enc::`). */
  readonly data_key: string;
  /** Those that it replaced: read until nothing is encrypted under them. */
  readonly old_data_keys: readonly string[];
}

export interface Pools {
  /** Login role `operatory_api`: row-level security holds, the tenant is set in each transaction. */
  readonly tenant: Pool;
  /** Login role `operatory_platform`: spans tenants on clients and user_subscriptions only. */
  readonly platform: Pool;
  /**
   * As `tenant`, for what is asked while a transaction of that one is open: where all of its connections are at it, each would
   * wait for one that none of them gives back.
   */
  readonly beside: Pool;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Lets the last mails go, then closes the transport. */
  close(): Promise<void>;
}

/** Where files' bytes live. Keys are made by the server. */
export interface Storage {
  write(key: string, bytes: AsyncIterable<Uint8Array>): Promise<{ size: number }>;
  read(key: string): Promise<NodeJS.ReadableStream>;
  remove(key: string): Promise<void>;
}

/** Whom a supplier's session is of: it reaches this one order. */
export interface SupplierSide {
  readonly order_id: string;
  readonly vendor_id: string;
  readonly vendor_name: string;
}

/** Who acts: read from the database for a verified token, never from the request's body. */
export interface Actor {
  /** Of a supplier, who is no user: their link's. */
  readonly user_id: string;
  readonly client_id: string;
  readonly session_id: string;
  /** Base role: `client_admin`, `clinic_admin`, … */
  readonly role: string;
  readonly custom_role_id: string | null;
  /** The link of `j_users_user_roles` that the session acts by. */
  readonly role_link_id: string;
  /** Clinics where the effective role holds; all of the client's for a client_admin. */
  readonly clinic_ids: readonly string[];
  /** How the client stands: past its subscription people look, and change nothing. */
  readonly subscriptionStatus: SubscriptionStatus;
  readonly sub_domain: string;
  /** A stamp that changes whenever the user's rights may have changed. */
  readonly version: string;
  /** A supplier without an account; absent: somebody of the client. */
  readonly supplier?: SupplierSide;
  /** The connection's address, where a request was made by one. */
  readonly address?: string;
}
/** The actor with the engine's view of it (role, variables, grants). */
export type SignedIn = Actor & Session;

/** Who a token speaks for, and until when. */
export interface Authenticated {
  readonly who: SignedIn;
  /** Milliseconds since the epoch, by the real clock. */
  readonly expiresAt: number;
}

/** Made by `createAuthenticator(context)` of src/auth/session.ts. Every refusal is an `HttpError` with status 401. */
export interface Authenticator {
  /**
   * Verifies the bearer token; the Host's sub-domain must equal its audience. Rights are cached for at most 2 s. A supplier's
   * session is let in only where `suppliers` are asked for.
   */
  authenticate(request: FastifyRequest, asked?: { readonly suppliers: true }): Promise<SignedIn>;
  /** The same for a socket, a supplier's too: the token that was sent over it and the handshake's Host. */
  authenticateToken(token: string, host: string): Promise<Authenticated>;
  /** Rights computed anew, without the cache; null when the session has ended (block, sign-out, password change). */
  reload(actor: Actor): Promise<SignedIn | null>;
  /** One statement for all: each living session's stamp (as `Actor.version`); absent = ended. */
  stamps(actors: readonly Actor[]): Promise<ReadonlyMap<string, string>>;
}

/** What the whole API shares: made once at start, given to every plugin. */
export interface AppContext {
  readonly env: Env;
  readonly pools: Pools;
  readonly prisma: Prisma;
  readonly engine: Engine;
  readonly introspections: Introspections;
  readonly largeBodies: LargeBodies;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly mail: Mailer;
  readonly storage: Storage;
  readonly network: Network;
  /** Looks at what is uploaded; none: nothing does. */
  readonly scanner: Scanner | null;
  readonly auth: Authenticator;
  /** What the change feed has heard. */
  readonly changes: Changes;
  /** What is asked each second behind it. */
  readonly pulse: Pulse;
  readonly log: FastifyBaseLogger;
}

export { HttpError } from '../errors/http-error.ts';
