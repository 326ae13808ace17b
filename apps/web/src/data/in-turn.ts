const turns = new Map<string, Promise<unknown>>();

/** Runs work with the same key one after another in the order of the calls, even if the one before fails. */
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
