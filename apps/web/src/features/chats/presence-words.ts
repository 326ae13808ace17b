import { heartbeat } from '#session/heartbeat.ts';

interface Presence {
  readonly online_status: string | null;
  readonly last_seen_at: string | null;
}
const minute = 60_000;

/** "Online", "Away", or when the person was last seen; "Offline" if they never were. */
export function lastSeenInWords(presence: Presence | undefined, now: Date): string {
  if (!presence?.last_seen_at) return 'Offline';
  const ago = now.getTime() - Date.parse(presence.last_seen_at);
  if (ago < 3 * heartbeat) {
    if (presence.online_status === 'ONLINE') return 'Online';
    if (presence.online_status === 'AWAY') return 'Away';
  }
  const minutes = Math.max(1, Math.round(ago / minute));
  if (minutes < 60) return `Last seen ${minutes} min ago`;
  const hours = Math.round(minutes / 60);
  if (hours < 24) return `Last seen ${hours} h ago`;
  const days = Math.round(hours / 24);
  return days === 1 ? 'Last seen yesterday' : `Last seen ${days} days ago`;
}
