import { type Dispatch, type SetStateAction, useCallback, useRef } from 'react';
import { useCommand } from '#data/hooks.ts';
import { inTurn } from '#data/in-turn.ts';
import type { Edit, PendingEdit } from './pending-edits.ts';
import { deleteShift, saveShift } from './roster-queries.ts';
import type { WeekShift } from './week-types.ts';

export type SendResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** The refusal's code, such as `shift_needs_note`; null if the server was not reached. */
      readonly code: string | null;
      readonly sentence: string;
      readonly edit: Edit;
    };

/**
 * Returns a function that sends an edit. The edit is shown until the server's rows contain it or the server
 * refuses it. Edits of the same shift are sent one after another, each with the version from the answer to
 * the one before.
 */
export function useSendEdit(
  clinic: string,
  shifts: readonly WeekShift[],
  setPending: Dispatch<SetStateAction<readonly PendingEdit[]>>,
) {
  const [save] = useCommand(saveShift, { silent: true });
  const [remove] = useCommand(deleteShift, { silent: true });
  const rows = useRef(shifts);
  rows.current = shifts;
  /** The versions from the answers to the user's own edits, by shift; null for a removed one. */
  const answered = useRef(new Map<string, number | null>());
  const nextKey = useRef(0);

  return useCallback(
    async (edit: Edit, note: string | null): Promise<SendResult> => {
      const key = nextKey.current++;
      setPending((list) => [...list, { key, edit, version: null, arrivals: 0 }]);
      const result = await inTurn(`shift ${edit.id}`, async () => {
        const version = versionOf(edit.id, rows.current, answered.current);
        return edit.kind === 'save'
          ? save({ ...edit.values, id: edit.id, clinic_id: clinic, version, note })
          : remove({ id: edit.id, version: version ?? 0 });
      });
      if (!result.ok) {
        setPending((list) => list.filter((each) => each.key !== key));
        const extensions = result.error.graphQLErrors[0]?.extensions;
        const code = typeof extensions?.refusal === 'string' ? extensions.refusal : null;
        return { ok: false, code, sentence: result.sentence, edit };
      }
      const saved = 'save_shift' in result.data ? result.data.save_shift : result.data.delete_shift;
      const version = saved?.version ?? 0;
      answered.current.set(edit.id, edit.kind === 'remove' ? null : version);
      setPending((list) => list.map((each) => (each.key === key ? { ...each, version } : each)));
      return { ok: true };
    },
    [clinic, save, remove, setPending],
  );
}

function versionOf(
  id: string,
  shifts: readonly WeekShift[],
  answered: ReadonlyMap<string, number | null>,
): number | null {
  const own = answered.get(id);
  if (own === null) return null;
  const shown = shifts.find((shift) => shift.id === id)?.version;
  const known = [own, shown].filter((version) => version !== undefined);
  return known.length > 0 ? Math.max(...known) : null;
}
