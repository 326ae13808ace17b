import type { Owner } from './pool-contract.ts';
import type { Lane } from './pool-lane.ts';

/** Of some connections, how many one tenant and one user may have at a time. */
export interface Shares {
  readonly tenant: number;
  readonly user: number;
}

/** One tenant has at most half of the connections, one user at most three eighths: nobody's loops stop the others. */
export const sharesOf = (connections: number): Shares => ({
  tenant: Math.max(1, Math.floor(connections / 2)),
  user: Math.max(1, Math.floor((connections * 3) / 8)),
});

/** Ends what `take` began; a second call does nothing. */
export type Give = () => void;
const nothing: Give = () => {};

/** What an owner may do now: valid until something is taken or given. */
export interface Allowance {
  /** Whether the owner may have something on it: on a connection that it has already, or one more in its share. */
  may(lane: Lane): boolean;
  /** Whether at least one of the connections is closed to the owner, because its share is used up. */
  readonly isLimited: boolean;
}
const unlimited: Allowance = { may: () => true, isLimited: false };

/** How many statements and transactions somebody has on each connection. The map's size is what a share limits. */
type Held = Map<Lane, number>;

interface TenantHeld {
  readonly lanes: Held;
  readonly users: Map<string, Held>;
}

/** Who has something on which of a queue's connections. Counted as it is taken and given, and never by a walk. */
export class Usage {
  readonly #lanes: ReadonlySet<Lane>;
  readonly #tenants = new Map<string, TenantHeld>();

  constructor(
    lanes: readonly Lane[],
    /** Absent: whoever comes may have all of them. */
    private readonly shares: Shares | undefined,
  ) {
    this.#lanes = new Set(lanes);
  }

  /** Tenants and users that have something: none once all is given back. */
  get owners(): number {
    let count = 0;
    for (const { users } of this.#tenants.values()) count += 1 + users.size;
    return count;
  }

  take(lane: Lane, owner: Owner | undefined): Give {
    if (!owner || !this.shares || !this.#lanes.has(lane)) return nothing;
    const tenant = this.#tenants.get(owner.tenant) ?? { lanes: new Map(), users: new Map() };
    const user: Held = tenant.users.get(owner.user) ?? new Map();
    this.#tenants.set(owner.tenant, tenant);
    tenant.users.set(owner.user, user);
    add(tenant.lanes, lane);
    add(user, lane);
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      subtract(tenant.lanes, lane);
      subtract(user, lane);
      if (user.size === 0) tenant.users.delete(owner.user);
      if (tenant.users.size === 0) this.#tenants.delete(owner.tenant);
    };
  }

  allowance(owner: Owner | undefined): Allowance {
    const tenant = this.shares && owner && this.#tenants.get(owner.tenant);
    if (!this.shares || !tenant) return unlimited;
    const user = tenant.users.get(owner.user);
    const [atTenant, atUser] = [tenant.lanes.size, user?.size ?? 0];
    const isTenantFull = atTenant >= this.shares.tenant;
    const isUserFull = atUser >= this.shares.user;
    if (!isTenantFull && !isUserFull) return unlimited;
    return {
      may: (lane) => (!isTenantFull || tenant.lanes.has(lane)) && (!isUserFull || user?.has(lane) === true),
      isLimited: (isTenantFull && atTenant < this.#lanes.size) || (isUserFull && atUser < this.#lanes.size),
    };
  }
}

function add(held: Held, lane: Lane): void {
  held.set(lane, (held.get(lane) ?? 0) + 1);
}

function subtract(held: Held, lane: Lane): void {
  const left = (held.get(lane) ?? 0) - 1;
  if (left > 0) held.set(lane, left);
  else held.delete(lane);
}
