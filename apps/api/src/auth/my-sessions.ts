import { isRole, roleOf } from '@operatory/domain';
import type { AppContext, SignedIn } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { endSession, endSessionsOf } from './sessions.ts';

/** People see these facts about their own sessions. Times are by the real clock. */
export interface MySession {
  readonly id: string;
  readonly current: boolean;
  readonly created_at: Date;
  /**
   * The token was last renewed at this time, which is at most 15 minutes before the session was last used.
   */
  readonly last_seen_at: Date;
  readonly address: string | null;
  readonly user_agent: string | null;
  readonly role: string;
}

/** Active sessions, the most recently used first. */
export async function mySessions(
  { pools }: Pick<AppContext, 'pools'>,
  who: SignedIn,
): Promise<readonly MySession[]> {
  return inTenant(pools.tenant, who.client_id, async (sql) => {
    const links = await sql<{ id: string; role: string }>(
      `select l.id, r.name as role from j_users_user_roles l join user_roles r on r.id = l.user_role_id
       where l.user_id = $1 and l.blocked_status = 'UN_BLOCKED'`,
      [who.user_id],
    );
    const highest = links
      .flatMap(({ role }) => (isRole(role) ? [roleOf(role)] : []))
      .sort((one, other) => other.rank - one.rank)[0]?.name;
    const rows = await sql<Omit<MySession, 'current' | 'role'> & { link: string | null }>(
      `select id, created_at, last_used_at as last_seen_at, ip_address as address, user_agent, user_role_link_id as link
       from sessions where user_id = $1 and ended_at is null and expires_at > now() order by last_used_at desc, id`,
      [who.user_id],
    );
    return rows.map(({ link, ...row }) => ({
      ...row,
      current: row.id === who.session_id,
      role: links.find(({ id }) => id === link)?.role ?? highest ?? who.role,
    }));
  });
}

/** Ends a session. @returns false if it is missing, has ended, or is another person's */
export async function endMySession(
  { pools }: Pick<AppContext, 'pools'>,
  who: SignedIn,
  id: string,
): Promise<boolean> {
  return inTenant(pools.tenant, who.client_id, async (sql) => {
    const [own] = await sql(
      'select 1 from sessions where id = $1 and user_id = $2 and ended_at is null and expires_at > now()',
      [id, who.user_id],
    );
    if (!own) return false;
    await endSession(sql, id, 'sign_out');
    return true;
  });
}

export const endMyOtherSessions = ({ pools }: Pick<AppContext, 'pools'>, who: SignedIn): Promise<void> =>
  inTenant(pools.tenant, who.client_id, (sql) => endSessionsOf(sql, who.user_id, 'sign_out', who.session_id));

/**
 * Switches the session to another role link of the same person. False if they have no such link, or it is
 * blocked.
 */
export async function switchLink(
  { pools }: Pick<AppContext, 'pools'>,
  who: SignedIn,
  linkId: string,
): Promise<boolean> {
  return inTenant(pools.tenant, who.client_id, async (sql) => {
    const changed = await sql(
      `update sessions s set user_role_link_id = l.id, updated_at = now() from j_users_user_roles l
       where s.id = $1 and s.user_id = $2 and s.ended_at is null
         and l.id = $3 and l.user_id = $2 and l.blocked_status = 'UN_BLOCKED' returning s.id`,
      [who.session_id, who.user_id, linkId],
    );
    return changed.length > 0;
  });
}
