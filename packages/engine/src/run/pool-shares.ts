import type { Owner } from './pool-contract.ts';
import type { Lane } from './pool-lane.ts';

/** Of a pool's connections, how many one tenant and one user may have at a time. */
export interface Shares {
  readonly tenant: number;
  readonly user: number;
}

/** One tenant has at most half of the connections, one user at most three eighths: nobody's loops stop the others. */
export const sharesOf = (connections: number): Shares => ({
  tenant: Math.max(1, Math.floor(connections / 2)),
  user: Math.max(1, Math.floor((connections * 3) / 8)),
});

const keysOf = ({ tenant, user }: Owner) => ({ tenant, user: `${tenant} ${user}` });

/** Who has something under way on which connection. */
export class Usage {
  readonly #byLane = new Map<Lane, Map<string, number>>();

  take(lane: Lane, owner: Owner | undefined): void {
    if (!owner) return;
    const users = this.#byLane.get(lane) ?? new Map<string, number>();
    for (const key of Object.values(keysOf(owner))) users.set(key, (users.get(key) ?? 0) + 1);
    this.#byLane.set(lane, users);
  }

  give(lane: Lane, owner: Owner | undefined): void {
    const users = this.#byLane.get(lane);
    if (!owner || !users) return;
    for (const key of Object.values(keysOf(owner))) {
      const left = (users.get(key) ?? 1) - 1;
      if (left > 0) users.set(key, left);
      else users.delete(key);
    }
    if (users.size === 0) this.#byLane.delete(lane);
  }

  /** Whether the owner may have something on one of these: on a connection that it has already, or one more in its share. */
  mayUse(lane: Lane, lanes: readonly Lane[], owner: Owner | undefined, shares: Shares | undefined): boolean {
    if (!owner || !shares) return true;
    const { tenant, user } = keysOf(owner);
    const users = this.#byLane.get(lane);
    return (
      (users?.has(tenant) || this.#lanesOf(tenant, lanes) < shares.tenant) &&
      (users?.has(user) || this.#lanesOf(user, lanes) < shares.user)
    );
  }

  #lanesOf(key: string, lanes: readonly Lane[]): number {
    let count = 0;
    for (const lane of lanes) if (this.#byLane.get(lane)?.has(key)) count += 1;
    return count;
  }
}
