import type { Tx } from '@operatory/db';

/**
 * The single savepoint of a transaction that processes rows one after another: renewed before each row, and rolled back to when a row
 * is refused.
 */
export class Savepoint {
  private state: 'none' | 'clean' | 'passed' = 'none';

  constructor(private readonly db: Tx) {}

  async set(): Promise<void> {
    if (this.state === 'none') await this.db.$executeRawUnsafe('savepoint one_row');
    // Released first; otherwise the savepoints would nest, one level per row.
    if (this.state === 'passed')
      await this.db.$executeRawUnsafe('release savepoint one_row; savepoint one_row');
    this.state = 'passed';
  }

  async rollBack(): Promise<void> {
    await this.db.$executeRawUnsafe('rollback to savepoint one_row');
    this.state = 'clean';
  }
}
