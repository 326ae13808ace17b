import { rest } from '#data/rest.ts';
import { accessToken } from '#data/token.ts';

export interface Feed {
  readonly created_at: string;
  readonly last_used_at: string | null;
}
export interface FeedAnswer {
  readonly feed: Feed | null;
  /** Of a new one; it is not shown again. */
  readonly url?: string;
}

/** Whether I have a feed, a new address for it, or its end. */
export const askFeed = async (method: 'GET' | 'POST' | 'DELETE'): Promise<FeedAnswer> =>
  rest<FeedAnswer>('roster-feed', { method, token: await accessToken() });
