import type { ChangeNames, WatchedTable } from './change-names.ts';
import { ChangeSet } from './change-names.ts';
import type { Change } from './live-plan.ts';

interface Relation {
  readonly watched: WatchedTable;
  /** The position of the tenant column among the published columns; -1 if there is none. */
  readonly tenantAt: number;
}
/** The changes of a committed transaction. */
export interface Commit {
  /** The lower 32 bits of the transaction's id. */
  readonly xid: number;
  readonly changes: readonly Change[];
}

const letter = (text: string) => text.charCodeAt(0);
const [BEGIN, COMMIT, RELATION, INSERT, UPDATE, DELETE, TRUNCATE] = ['B', 'C', 'R', 'I', 'U', 'D', 'T'].map(
  letter,
);
const [NULL, UNCHANGED] = ['n', 'u'].map(letter);

/** Parses pgoutput messages (protocol 1), only to find the tables and tenants that a transaction changed. */
export class PgOutput {
  readonly #relations = new Map<number, Relation>();
  #changes = new ChangeSet();
  #xid = 0;

  constructor(private readonly names: ChangeNames) {}

  /** @returns the transaction's changes if the message ends a transaction that changed a watched table. */
  read(message: Buffer): Commit | undefined {
    const kind = message[0];
    if (kind === BEGIN) {
      this.#xid = message.readUInt32BE(17);
      this.#changes = new ChangeSet();
    } else if (kind === COMMIT) {
      return this.#changes.size > 0 ? { xid: this.#xid, changes: this.#changes.values() } : undefined;
    } else if (kind === RELATION) this.#learn(message);
    else if (kind === INSERT || kind === UPDATE || kind === DELETE) this.#row(message);
    else if (kind === TRUNCATE) this.#truncated(message);
    return undefined;
  }

  #learn(message: Buffer): void {
    const id = message.readUInt32BE(1);
    let at = 5;
    const text = () => {
      const end = message.indexOf(0, at);
      const found = message.toString('utf8', at, end);
      at = end + 1;
      return found;
    };
    const schema = text();
    const watched = this.names.get(`${schema === '' ? 'pg_catalog' : schema}.${text()}`);
    if (!watched) {
      this.#relations.delete(id);
      return;
    }
    at += 1;
    const count = message.readInt16BE(at);
    at += 2;
    let tenantAt = -1;
    for (let column = 0; column < count; column++) {
      at += 1;
      if (text() === watched.tenantColumn) tenantAt = column;
      at += 8;
    }
    this.#relations.set(id, { watched, tenantAt });
  }

  #row(message: Buffer): void {
    const relation = this.#relations.get(message.readUInt32BE(1));
    if (!relation) return;
    // One tuple, or two if a key changed: the row then disappears for the tenant of the old tuple and
    // appears for the tenant of the new one.
    let at = 5;
    while (at < message.length) at = this.#tuple(message, at + 1, relation);
  }

  #tuple(message: Buffer, start: number, { watched, tenantAt }: Relation): number {
    const count = message.readInt16BE(start);
    let at = start + 2;
    let tenant: string | undefined;
    for (let column = 0; column < count; column++) {
      const kind = message[at++];
      if (kind === NULL || kind === UNCHANGED) continue;
      const length = message.readInt32BE(at);
      at += 4;
      if (column === tenantAt) tenant = message.toString('utf8', at, at + length);
      at += length;
    }
    // A change without a tenant counts for every tenant, which may run queries unnecessarily but never
    // misses a change.
    this.#changes.add(watched.change(tenant));
    return at;
  }

  #truncated(message: Buffer): void {
    const count = message.readInt32BE(1);
    for (let index = 0; index < count; index++) {
      const relation = this.#relations.get(message.readUInt32BE(6 + 4 * index));
      if (relation) this.#changes.add(relation.watched.change(null));
    }
  }
}
