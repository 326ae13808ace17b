import type { Env } from '../env.ts';

/** A tenant's own address, for what is mailed without a request to read it from. No slash at its end. */
export const addressOf = (env: Pick<Env, 'production' | 'PORT' | 'BASE_HOST'>, subDomain: string): string =>
  env.production
    ? `https://${subDomain}.${env.BASE_HOST}`
    : `http://${subDomain}.${env.BASE_HOST}:${env.PORT}`;
