import { useMemo, useReducer } from 'react';
import { useCommand } from '#data/hooks.ts';
import { countWriter } from './count-writer.ts';
import { saveCount } from './day-data.ts';

/** The counts of a clinic on a day; a new count is shown before it is saved. */
export function useCounting(clinic: string, date: string) {
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0);
  const [run, saving] = useCommand(saveCount);
  const writer = useMemo(
    () =>
      countWriter(
        clinic,
        async (lines, finished) => {
          const sent = lines.map(({ id, ...line }) => ({ instrument_count_item_id: id, ...line }));
          const answer = await run({ clinic, date, lines: sent, finished });
          return answer.ok ? (answer.data.save_instrument_count?.version ?? null) : null;
        },
        redraw,
      ),
    [run, clinic, date],
  );
  return { ...writer, saving };
}
