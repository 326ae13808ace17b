import type { Tx } from '@operatory/db';

/** The one savepoint of a transaction that does row after row: moved on behind each row, gone back to when one is refused. */
export class Savepoint {
  private state: 'none' | 'clean' | 'passed' = 'none';

  constructor(private readonly db: Tx) {}

  async set(): Promise<void> {
    if (this.state === 'none') await this.db.$executeRawUnsafe('savepoint one_row');
    // Released, or each row's would lie within those of all before it.
    if (this.state === 'passed')
      await this.db.$executeRawUnsafe('release savepoint one_row; savepoint one_row');
    this.state = 'passed';
  }

  async rollBack(): Promise<void> {
    await this.db.$executeRawUnsafe('rollback to savepoint one_row');
    this.state = 'clean';
  }
}
