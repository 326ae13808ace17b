import type { Env } from '../env.ts';

/** A tenant's origin without a trailing slash, for emails that no request has caused. */
export const addressOf = (env: Pick<Env, 'production' | 'PORT' | 'BASE_HOST'>, subDomain: string): string =>
  env.production
    ? `https://${subDomain}.${env.BASE_HOST}`
    : `http://${subDomain}.${env.BASE_HOST}:${env.PORT}`;
