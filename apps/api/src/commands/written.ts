import type { Tx } from '@operatory/db';
import type { DomainEvent } from '@operatory/domain';
import type { SignedIn } from '../context/context.ts';
import { writeEvents } from '../outbox/store.ts';
import type { HistoryEntries, RowContext } from './define.ts';

/** `user_id` is null for jobs. */
type Writer = Pick<SignedIn, 'client_id'> &
  Partial<Pick<SignedIn, 'supplier'>> & { readonly user_id: string | null };
type Table = keyof HistoryEntries;

/**
 * Collects the events and history entries of a call. `save` writes them with one statement per table, then
 * runs the collected last work.
 */
export class CollectedWrites implements RowContext {
  private readonly events: DomainEvent[] = [];
  private readonly history = new Map<Table, HistoryEntries[Table][]>();
  private readonly lasts: (() => Promise<void>)[] = [];

  readonly emit: RowContext['emit'] = (event) => void this.events.push(event);
  readonly record: RowContext['record'] = (table, line) => this.keep(table, [line]);
  readonly last: RowContext['last'] = (work) => void this.lasts.push(work);

  private keep(table: Table, lines: readonly HistoryEntries[Table][]): void {
    const kept = this.history.get(table);
    if (kept) kept.push(...lines);
    else this.history.set(table, [...lines]);
  }

  /** Adds what an accepted row collected. */
  add(row: CollectedWrites): void {
    this.events.push(...row.events);
    this.lasts.push(...row.lasts);
    for (const [table, lines] of row.history) this.keep(table, lines);
  }

  async save(db: Tx, actor: Writer): Promise<void> {
    const { client_id } = actor;
    // A supplier is not a user of the client, so their entries have no user.
    const who = { client_id, user_id: actor.supplier ? null : actor.user_id };
    for (const [table, lines] of this.history)
      await (db[table] as unknown as Inserts).createMany({
        data: lines.map((line) => ({ ...line, ...who })),
      });
    if (this.events.length > 0) await writeEvents(db, who, this.events);
    for (const work of this.lasts) await work();
  }
}

/** Prisma types `createMany` differently for each table. */
interface Inserts {
  createMany(rows: { readonly data: readonly object[] }): Promise<unknown>;
}
