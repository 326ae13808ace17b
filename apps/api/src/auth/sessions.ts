import type { Secrets } from '../context/context.ts';
import type { Sql } from '../database/tenant.ts';
import { audit } from './audit.ts';
import { refreshDays } from './cookies.ts';
import { firstRefreshToken, nextRefreshToken, type RefreshToken, refreshHash } from './refresh-token.ts';

/** The previous token is still accepted for this long, because of parallel tabs and lost answers. */
const graceSeconds = 30;

export interface StartedSession {
  readonly id: string;
  readonly user_id: string;
  /** The cookie's value. Only its hash is stored. */
  readonly refresh_token: string;
}

export async function startSession(
  sql: Sql,
  secrets: Secrets,
  clientId: string,
  userId: string,
  from: { address: string; userAgent: string },
): Promise<StartedSession> {
  const [made] = await sql<{ id: string }>('select app.uuid_v7() as id');
  const id = made?.id ?? '';
  const refresh_token = firstRefreshToken(secrets, id);
  await sql(
    `insert into sessions (id, client_id, user_id, refresh_token_hash, ip_address, user_agent, last_used_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, now(), now() + make_interval(days => $7))`,
    [
      id,
      clientId,
      userId,
      refreshHash(refresh_token),
      from.address,
      from.userAgent.slice(0, 300),
      refreshDays,
    ],
  );
  return { id, user_id: userId, refresh_token };
}

interface Family {
  readonly user_id: string;
  readonly refresh_token_hash: string;
  readonly previous_token_hash: string | null;
  readonly in_grace: boolean;
}

/**
 * Replaces a refresh token by the next one. The previous token gets the same next one within
 * `graceSeconds`; any other token that we issued ends the session, because it may be stolen. @returns null
 * if the session has ended or the token is not genuine
 */
export async function rotateRefreshToken(
  sql: Sql,
  secrets: Secrets,
  clientId: string,
  token: RefreshToken,
  address: string,
): Promise<StartedSession | null> {
  const [family] = await sql<Family>(
    `select user_id, refresh_token_hash, previous_token_hash,
       coalesce(rotated_at > now() - make_interval(secs => $2), false) as in_grace
     from sessions where id = $1 and ended_at is null and expires_at > now() for update`,
    [token.session_id, graceSeconds],
  );
  if (!family || !token.isGenuine) return null;
  const current = token.hash === family.refresh_token_hash;
  if (!current && !(token.hash === family.previous_token_hash && family.in_grace)) {
    await endSession(sql, token.session_id, 'reuse');
    await audit(sql, {
      client_id: clientId,
      actor: null,
      action: 'refresh_token_reused',
      user_id: family.user_id,
      address,
    });
    return null;
  }
  const refresh_token = nextRefreshToken(secrets, token.session_id, token.hash);
  if (current) {
    await sql(
      `update sessions set refresh_token_hash = $2, previous_token_hash = $3, rotated_at = now(), last_used_at = now(),
         updated_at = now(), ip_address = $5, expires_at = now() + make_interval(days => $4) where id = $1`,
      [token.session_id, refreshHash(refresh_token), token.hash, refreshDays, address],
    );
  }
  return { id: token.session_id, user_id: family.user_id, refresh_token };
}

export type EndReason = 'sign_out' | 'reuse' | 'password' | 'block' | 'address';

export async function endSession(sql: Sql, sessionId: string, reason: EndReason): Promise<void> {
  await sql('update sessions set ended_at = now(), ended_reason = $2 where id = $1 and ended_at is null', [
    sessionId,
    reason,
  ]);
  await sql('delete from push_subscriptions where session_id = $1', [sessionId]);
}

/** Ends a user's sessions and deletes their push subscriptions, except those of the session `keep`. */
export async function endSessionsOf(
  sql: Sql,
  userId: string,
  reason: EndReason,
  keep: string | null = null,
): Promise<void> {
  await sql(
    `update sessions set ended_at = now(), ended_reason = $2
     where user_id = $1 and ended_at is null and id is distinct from $3::uuid`,
    [userId, reason, keep],
  );
  await sql('delete from push_subscriptions where user_id = $1 and session_id is distinct from $2::uuid', [
    userId,
    keep,
  ]);
}
