import type { AppContext, SignedIn } from '../context/context.ts';

/** The context of handwritten resolvers. */
export interface HostContext {
  readonly app: AppContext;
  readonly who: SignedIn;
  readonly now: Date;
}

export const hostContext = (app: AppContext, who: SignedIn): HostContext => ({
  app,
  who,
  now: app.clock.now(),
});
