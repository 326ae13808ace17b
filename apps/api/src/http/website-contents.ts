import type { AppContext } from '../context/context.ts';
import { isSelfSignUp } from '../env.ts';
import { websiteContent } from '../website/website-content.ts';

/** The contents are read again after this time. */
const keptMilliseconds = 60_000;

/** Reads the contents of the public pages from the database, at most once a minute. */
export class WebsiteContents {
  readonly #context: Pick<AppContext, 'env' | 'pools'>;
  #kept: { readonly content: unknown; readonly until: number } | undefined;

  constructor(context: Pick<AppContext, 'env' | 'pools'>) {
    this.#context = context;
  }

  async read(): Promise<unknown> {
    const now = performance.now();
    if (this.#kept && now < this.#kept.until) return this.#kept.content;
    const { env, pools } = this.#context;
    const content = { self_sign_up: isSelfSignUp(env), ...(await websiteContent(pools.platform)) };
    this.#kept = { content, until: now + keptMilliseconds };
    return content;
  }
}
