import type { Tx } from '@operatory/db';

/**
 * One savepoint that is set again before each row of a transaction, and rolled back to when the row is
 * refused.
 */
export class Savepoint {
  private state: 'none' | 'clean' | 'passed' = 'none';

  constructor(private readonly db: Tx) {}

  async set(): Promise<void> {
    if (this.state === 'none') await this.db.$executeRawUnsafe('savepoint one_row');
    // Without the release, savepoints would nest by one level for each row.
    if (this.state === 'passed')
      await this.db.$executeRawUnsafe('release savepoint one_row; savepoint one_row');
    this.state = 'passed';
  }

  async rollBack(): Promise<void> {
    await this.db.$executeRawUnsafe('rollback to savepoint one_row');
    this.state = 'clean';
  }
}
