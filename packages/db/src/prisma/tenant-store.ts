import { Scoped } from '../scoped.ts';

export interface TenantStore {
  readonly clientId: string;
  /** The configured clock as an ISO instant; '' or absent means the real time. */
  readonly now?: string;
  /**
   * Only the platform's login reads some tables, such as coupons and leads; all other statements use the
   * API's login.
   */
  readonly login?: 'platform';
}

const tenant = new Scoped<TenantStore>();

/**
 * Prisma's promises are lazy, so the tenant and clock must also apply to statements that start after `body`
 * returns.
 */
export function withTenant<T>(store: TenantStore, body: () => Promise<T>): Promise<T> {
  return tenant.run(store, body);
}

/** A statement without a tenant must not run. @throws Error if there is no tenant */
export function currentTenant(): TenantStore {
  const store = tenant.value;
  if (!store) throw new Error('Prisma was called outside withTenant: no tenant is set');
  return store;
}
