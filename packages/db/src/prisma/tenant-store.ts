import { Scoped } from '../scoped.ts';

export interface TenantStore {
  /** The tenant of all statements. */
  readonly clientId: string;
  /** The set clock as an ISO instant; '' or absent is the real one. */
  readonly now?: string;
}

const tenant = new Scoped<TenantStore>();

/** Runs `body`, Prisma's lazy promises included, with this tenant and clock in every statement. */
export function withTenant<T>(store: TenantStore, body: () => Promise<T>): Promise<T> {
  return tenant.run(store, body);
}

/** The running tenant. Throws without one: a statement that nobody placed must not run. */
export function currentTenant(): TenantStore {
  const store = tenant.value;
  if (!store) throw new Error('Prisma was called outside withTenant: no tenant is set');
  return store;
}
