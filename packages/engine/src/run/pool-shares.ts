import type { Owner } from './pool-contract.ts';
import type { Slot } from './pool-slot.ts';

/** The maximum number of connections that one tenant and one user may use at the same time. */
export interface Shares {
  readonly tenant: number;
  readonly user: number;
}

/**
 * One tenant has at most half of the connections, one user at most three eighths, so that no client can
 * starve the others.
 */
export const sharesOf = (connections: number): Shares => ({
  tenant: Math.max(1, Math.floor(connections / 2)),
  user: Math.max(1, Math.floor((connections * 3) / 8)),
});

/** Ends the use of a connection. A second call has no effect. */
export type Release = () => void;
const nothing: Release = () => {};

/** An allowance is valid only until the next take or release. */
export interface Allowance {
  /** An owner may use a connection that it uses already, or another one within its share. */
  may(slot: Slot): boolean;
  /** The owner cannot use at least one of the connections because its share is used up. */
  readonly isLimited: boolean;
}
const unlimited: Allowance = { may: () => true, isLimited: false };

/**
 * The number of an owner's running statements and transactions per connection. The share limits the map's
 * size.
 */
type Held = Map<Slot, number>;

interface TenantHeld {
  readonly slots: Held;
  readonly users: Map<string, Held>;
}

/** The counts are updated on take and release, so that nothing has to be iterated. */
export class Usage {
  readonly #slots: ReadonlySet<Slot>;
  readonly #tenants = new Map<string, TenantHeld>();

  constructor(
    slots: readonly Slot[],
    /** If absent, any owner may use all connections. */
    private readonly shares: Shares | undefined,
  ) {
    this.#slots = new Set(slots);
  }

  /** @returns The number of tenants and users with running requests; 0 when everything is released. */
  get owners(): number {
    let count = 0;
    for (const { users } of this.#tenants.values()) count += 1 + users.size;
    return count;
  }

  take(slot: Slot, owner: Owner | undefined): Release {
    if (!owner || !this.shares || !this.#slots.has(slot)) return nothing;
    const tenant = this.#tenants.get(owner.tenant) ?? { slots: new Map(), users: new Map() };
    const user: Held = tenant.users.get(owner.user) ?? new Map();
    this.#tenants.set(owner.tenant, tenant);
    tenant.users.set(owner.user, user);
    add(tenant.slots, slot);
    add(user, slot);
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      subtract(tenant.slots, slot);
      subtract(user, slot);
      if (user.size === 0) tenant.users.delete(owner.user);
      if (tenant.users.size === 0) this.#tenants.delete(owner.tenant);
    };
  }

  allowance(owner: Owner | undefined): Allowance {
    const tenant = this.shares && owner && this.#tenants.get(owner.tenant);
    if (!this.shares || !tenant) return unlimited;
    const user = tenant.users.get(owner.user);
    const [atTenant, atUser] = [tenant.slots.size, user?.size ?? 0];
    const isTenantFull = atTenant >= this.shares.tenant;
    const isUserFull = atUser >= this.shares.user;
    if (!isTenantFull && !isUserFull) return unlimited;
    return {
      may: (slot) => (!isTenantFull || tenant.slots.has(slot)) && (!isUserFull || user?.has(slot) === true),
      isLimited: (isTenantFull && atTenant < this.#slots.size) || (isUserFull && atUser < this.#slots.size),
    };
  }
}

function add(held: Held, slot: Slot): void {
  held.set(slot, (held.get(slot) ?? 0) + 1);
}

function subtract(held: Held, slot: Slot): void {
  const left = (held.get(slot) ?? 0) - 1;
  if (left > 0) held.set(slot, left);
  else held.delete(slot);
}
