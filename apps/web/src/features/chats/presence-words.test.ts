import { expect, test } from 'vitest';
import { lastSeenInWords } from './presence-words.ts';

const now = new Date('2026-11-26T10:00:00Z');
const words = (online_status: string, last_seen_at: string | null) =>
  lastSeenInWords({ online_status, last_seen_at }, now);

test('says whether somebody is online or away, or when they were last seen', () => {
  expect(words('ONLINE', '2026-11-26T09:59:00Z')).toBe('Online');
  expect(words('AWAY', '2026-11-26T09:59:00Z')).toBe('Away');
  // Without a heartbeat for some time, the last reported status no longer counts.
  expect(words('ONLINE', '2026-11-26T09:55:00Z')).toBe('Last seen 5 min ago');
  expect(words('OFFLINE', '2026-11-26T09:59:40Z')).toBe('Last seen 1 min ago');
  expect(words('OFFLINE', '2026-11-26T07:00:00Z')).toBe('Last seen 3 h ago');
  expect(words('OFFLINE', '2026-11-25T10:00:00Z')).toBe('Last seen yesterday');
  expect(words('OFFLINE', '2026-11-20T10:00:00Z')).toBe('Last seen 6 days ago');
  expect(words('OFFLINE', null)).toBe('Offline');
  expect(lastSeenInWords(undefined, now)).toBe('Offline');
});
