import { Scoped } from '../scoped.ts';

export interface TenantStore {
  readonly clientId: string;
  /** The product's time as an ISO instant; '' or absent means the real time. */
  readonly now?: string;
  /**
   * Given for statements on tables that only the platform's login reads, such as coupons and leads. All
   * other statements use the API's login.
   */
  readonly login?: 'platform';
}

const tenant = new Scoped<TenantStore>();

/**
 * Runs `body` as a tenant. Prisma's promises are lazy, so the tenant and clock must also apply to
 * statements that start after `body` returns.
 */
export function withTenant<T>(store: TenantStore, body: () => Promise<T>): Promise<T> {
  return tenant.run(store, body);
}

/**
 * @returns The tenant that `withTenant` set. @throws Error if there is none, because a statement without a
 *   tenant must not run
 */
export function currentTenant(): TenantStore {
  const store = tenant.value;
  if (!store) throw new Error('Prisma was called outside withTenant: no tenant is set');
  return store;
}
