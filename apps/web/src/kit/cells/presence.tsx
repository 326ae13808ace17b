import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { useNow } from '#session/clock.ts';
import { heartbeat } from '#session/heartbeat.ts';
import { type AvatarUser, UserAvatar } from '#ui/user-avatar.tsx';
import classes from './presence.module.css';

const whoIsHere = graphql(`
  subscription whoIsHere {
    user_presence(where: { online_status: { _in: ["ONLINE", "AWAY"] } }) { user_id online_status last_seen_at }
  }
`);

const Context = createContext<ReadonlyMap<string, 'ONLINE' | 'AWAY' | 'OFFLINE'>>(new Map());

/**
 * Provides who is online for all presence dots inside. Presence is read apart from the rows of users, so
 * that a heartbeat does not render their lists again.
 */
export function PresenceProvider({ children }: { children: ReactNode }) {
  const { data } = useLive(whoIsHere, {});
  const since = useNow().getTime() - 3 * heartbeat;
  const here = useMemo(
    () =>
      new Map(
        (data?.user_presence ?? [])
          .filter(({ last_seen_at }) => last_seen_at !== null && Date.parse(last_seen_at) > since)
          .map(({ user_id, online_status }) => [user_id, online_status]),
      ),
    [data, since],
  );
  return <Context value={here}>{children}</Context>;
}

const words = { ONLINE: 'Online', AWAY: 'Away', OFFLINE: undefined } as const;

export function PersonAvatar({
  user,
  size = 24,
}: {
  user: AvatarUser & { readonly id: string };
  size?: number;
}) {
  const status = useContext(Context).get(user.id);
  const dot = size > 40 ? 14 : 9;
  return (
    <span className={classes.person} title={status ? words[status] : undefined}>
      <UserAvatar user={user} size={size} tooltip={false} />
      {status ? (
        <>
          <span className={classes.dot} data-status={status} style={{ width: dot, height: dot }} />
          <span className="visually-hidden">{words[status]}</span>
        </>
      ) : null}
    </span>
  );
}
