import { Scoped } from '../scoped.ts';

export interface TenantStore {
  /** The tenant for all statements. */
  readonly clientId: string;
  /** The configured clock as an ISO instant; '' or absent means the real time. */
  readonly now?: string;
  /** `platform` for statements about tables that only the platform's login reads, such as coupons and leads; the API's otherwise. */
  readonly login?: 'platform';
}

const tenant = new Scoped<TenantStore>();

/** Runs `body`, including Prisma's lazy promises, with this tenant and clock in every statement. */
export function withTenant<T>(store: TenantStore, body: () => Promise<T>): Promise<T> {
  return tenant.run(store, body);
}

/** The current tenant. Throws if there is none, because a statement without a tenant must not run. */
export function currentTenant(): TenantStore {
  const store = tenant.value;
  if (!store) throw new Error('Prisma was called outside withTenant: no tenant is set');
  return store;
}
