import { rest } from '#data/rest.ts';
import { accessToken } from '#data/token.ts';

export interface CalendarFeed {
  readonly created_at: string;
  readonly last_used_at: string | null;
}
export interface FeedAnswer {
  readonly feed: CalendarFeed | null;
  /** The URL of a feed that was just created; the server does not return it again. */
  readonly url?: string;
}

/** Reads whether the user has a feed (GET), creates a new URL (POST), or revokes the feed (DELETE). */
export const requestFeed = async (method: 'GET' | 'POST' | 'DELETE'): Promise<FeedAnswer> =>
  rest<FeedAnswer>('roster-feed', { method, token: await accessToken() });
