import type { ChangeNames, WatchedTable } from './change-names.ts';
import { ChangeSet } from './change-names.ts';
import type { Change } from './live-plan.ts';

interface Relation {
  readonly watched: WatchedTable;
  /** Position of the tenant column among those published; -1 when there is none. */
  readonly tenantAt: number;
}
/** A committed transaction's changes. */
export interface Commit {
  /** The transaction's id, 32 low bits. */
  readonly xid: number;
  readonly changes: readonly Change[];
}

const letter = (text: string) => text.charCodeAt(0);
const [BEGIN, COMMIT, RELATION, INSERT, UPDATE, DELETE, TRUNCATE] = ['B', 'C', 'R', 'I', 'U', 'D', 'T'].map(
  letter,
);
const [NULL, UNCHANGED] = ['n', 'u'].map(letter);

/** Reads pgoutput's messages (protocol 1) for one thing only: which tables and tenants a transaction changed. */
export class PgOutput {
  readonly #relations = new Map<number, Relation>();
  #changes = new ChangeSet();
  #xid = 0;

  constructor(private readonly names: ChangeNames) {}

  /** @returns the transaction's changes when the message ends one that changed something watched. */
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
    // One tuple, or two when a key changed: the old one's tenant lost the row, the new one's has it.
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
    // A change without a tenant counts for every tenant: too much work, never too little.
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
