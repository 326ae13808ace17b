const turns = new Map<string, Promise<unknown>>();

/** Does what is asked under one key one after the other, in the order of asking, whatever becomes of the one before. */
export async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = turns.get(key);
  const turn = (async () => {
    await before?.catch(() => undefined);
    return work();
  })();
  turns.set(key, turn);
  try {
    return await turn;
  } finally {
    if (turns.get(key) === turn) turns.delete(key);
  }
}
