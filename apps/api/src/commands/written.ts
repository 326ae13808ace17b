import type { Tx } from '@operatory/db';
import type { SignedIn } from '../context.ts';
import { writeEvents } from '../outbox/store.ts';
import type { NewEvent, Notes, RowRun } from './define.ts';

/** What rows leave behind, kept until the end of their transaction: one statement for each table, however many rows. */
export class Written implements RowRun {
  private readonly events: NewEvent[] = [];
  private readonly history: Notes['task_history'][] = [];
  private readonly audit: Notes['audit_log'][] = [];

  readonly emit: RowRun['emit'] = (event) => void this.events.push(event);
  readonly note: RowRun['note'] = (table, line) => {
    if (table === 'task_history') this.history.push(line as Notes['task_history']);
    else this.audit.push(line as Notes['audit_log']);
  };

  /** A row that was done adds its lines to the call's; one that was refused is dropped with them. */
  add(row: Written): void {
    this.events.push(...row.events);
    this.history.push(...row.history);
    this.audit.push(...row.audit);
  }

  async save(db: Tx, actor: SignedIn): Promise<void> {
    const who = { client_id: actor.client_id, user_id: actor.user_id };
    if (this.history.length > 0)
      await db.task_history.createMany({
        data: this.history.map((line) => ({ ...(line as object as typeof line & Json), ...who })),
      });
    if (this.audit.length > 0)
      await db.audit_log.createMany({
        data: this.audit.map((line) => ({ ...(line as object as typeof line & Json), ...who })),
      });
    if (this.events.length > 0) await writeEvents(db, actor, this.events);
  }
}

/** Prisma's word for what json may hold. */
interface Json {
  readonly from_value?: object;
  readonly to_value?: object;
}
