import type pg from 'pg';

/**
 * Returns a function that runs `text`, which creates all data again, unless nothing was written since it ran
 * last.
 */
export function resetIfWritten(owner: pg.Client, text: string): () => Promise<void> {
  // Every write takes the next transaction id.
  const nextId = async () => {
    const { rows } = await owner.query<{ id: string }>(
      'select pg_snapshot_xmax(pg_current_snapshot()) as id',
    );
    return rows[0]?.id;
  };
  let idAfterReset: string | undefined;
  return async () => {
    if (idAfterReset !== undefined && (await nextId()) === idAfterReset) return;
    await owner.query(text);
    idAfterReset = await nextId();
  };
}
