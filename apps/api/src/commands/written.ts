import type { Tx } from '@operatory/db';
import type { DomainEvent } from '@operatory/domain';
import type { SignedIn } from '../context/context.ts';
import { writeEvents } from '../outbox/store.ts';
import type { Notes, RowRun } from './define.ts';

type Table = keyof Notes;

/** What rows leave behind, kept until the end of their transaction: one statement for each table, however many rows. */
export class Written implements RowRun {
  private readonly events: DomainEvent[] = [];
  private readonly notes = new Map<Table, Notes[Table][]>();

  readonly emit: RowRun['emit'] = (event) => void this.events.push(event);
  readonly note: RowRun['note'] = (table, line) => this.keep(table, [line]);

  private keep(table: Table, lines: readonly Notes[Table][]): void {
    const kept = this.notes.get(table);
    if (kept) kept.push(...lines);
    else this.notes.set(table, [...lines]);
  }

  /** A row that was done adds its lines to the call's; one that was refused is dropped with them. */
  add(row: Written): void {
    this.events.push(...row.events);
    for (const [table, lines] of row.notes) this.keep(table, lines);
  }

  async save(db: Tx, actor: SignedIn): Promise<void> {
    const { client_id } = actor;
    // A supplier is no user: what they did has no one of the client behind it.
    const who = { client_id, user_id: actor.supplier ? null : actor.user_id };
    for (const [table, lines] of this.notes)
      await (db[table] as unknown as Inserts).createMany({
        data: lines.map((line) => ({ ...line, ...who })),
      });
    if (this.events.length > 0) await writeEvents(db, who, this.events);
  }
}

/** The one thing that is asked of each of these tables; Prisma's type of it is another for each. */
interface Inserts {
  createMany(rows: { readonly data: readonly object[] }): Promise<unknown>;
}
