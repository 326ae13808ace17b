import { useEffect, useState } from 'react';

interface Carried {
  readonly day: string;
  /** Whether the server has accepted the move, so that the next list contains it. */
  readonly answered: boolean;
}

/** The days to which tasks were dragged, by task id, until the list `rows` contains them. */
export function usePendingMoves(rows: unknown) {
  const [carried, setCarried] = useState<ReadonlyMap<string, Carried>>(new Map());
  useEffect(() => {
    if (rows) setCarried((map) => new Map([...map].filter(([, { answered }]) => !answered)));
  }, [rows]);
  return {
    dayOf: (id: string): string | undefined => carried.get(id)?.day,
    begin: (id: string, day: string) => setCarried((map) => new Map(map).set(id, { day, answered: false })),
    /**
     * Called with the server's answer. If the task was dragged again, the answer to the later drag decides.
     */
    end: (id: string, day: string, kept: boolean) =>
      setCarried((map) => {
        if (map.get(id)?.day !== day) return map;
        const next = new Map(map);
        if (kept) next.set(id, { day, answered: true });
        else next.delete(id);
        return next;
      }),
  };
}
