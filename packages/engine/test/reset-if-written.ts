import type pg from 'pg';

/** Runs `text`, which makes everything again, unless nobody has written since it last did. */
export function resetIfWritten(owner: pg.Client, text: string): () => Promise<void> {
  // Whatever writes takes the next transaction id.
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
