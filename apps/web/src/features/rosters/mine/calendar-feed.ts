import { rest } from '#data/rest.ts';
import { accessToken } from '#data/token.ts';

export interface Feed {
  readonly created_at: string;
  readonly last_used_at: string | null;
}
export interface FeedAnswer {
  readonly feed: Feed | null;
  /** The URL of a new feed; it is not shown again. */
  readonly url?: string;
}

/** Reads whether the user has a feed, creates a new URL, or ends the feed. */
export const requestFeed = async (method: 'GET' | 'POST' | 'DELETE'): Promise<FeedAnswer> =>
  rest<FeedAnswer>('roster-feed', { method, token: await accessToken() });
