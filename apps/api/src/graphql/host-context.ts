import type { AppContext, SignedIn } from '../context/context.ts';

/** The context that hand-written (Pothos) resolvers receive. */
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
