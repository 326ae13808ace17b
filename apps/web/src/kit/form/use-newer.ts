import type { BoolExp } from '@operatory/resource';
import { useState } from 'react';
import { useClient } from 'urql';
import { useLive } from '#data/hooks.ts';
import type { FormField, ListDefinition, RowBase } from '#kit/definition/list-definition.ts';
import { type listOperations, ofId, withTextId } from '#kit/definition/list-query.ts';
import { type Difference, differencesOf, hasChanged, isUnchangedSince } from '#kit/resource/newer.ts';

/** The number of attempts to save, because others may change the row between reading and saving. */
const maxAttempts = 5;

export interface ConcurrentEdits<Row> {
  /**
   * The version of the row on which the form is based: the loaded one, or the one that the user has accepted
   * since.
   */
  readonly base: Row | null;
  readonly differences: readonly Difference[];
  /** When the record was changed by others; null if that is unknown. */
  readonly at: string | null;
  /** Accepts the newest version and returns it. */
  readonly load: () => Row | null;
  /**
   * Saves columns unless somebody else has changed the same ones (`clash`); their changes to other columns
   * are kept. `write` resolves with whether it updated a row that meets the condition, or with `failed`
   * after another refusal. `beyond` means that no row met the condition.
   */
  readonly guarded: (
    columns: readonly string[],
    write: (still: BoolExp) => Promise<boolean | 'failed'>,
  ) => Promise<'written' | 'failed' | 'clash' | 'beyond'>;
}

/** The row that a form edits, and what others change in it while the form is open. */
export function useNewer<Row extends RowBase>({
  definition: { table, stamps = [] },
  operations,
  fields,
  row,
}: {
  definition: Pick<ListDefinition<Row>, 'table' | 'stamps'>;
  operations: ReturnType<typeof listOperations<Row>>;
  fields: readonly FormField[];
  row: Row | null;
}): ConcurrentEdits<Row> {
  const client = useClient();
  const [base, setBase] = useState(row);
  // A save may have read a later version than the live query.
  const [found, setFound] = useState<Row>();
  const where = ofId(row?.id ?? '');
  const { data } = useLive(operations.record, { where }, { pause: row === null });
  const live = data?.[table]?.[0];
  const latest = found ?? (live && withTextId(live));
  const other = base && latest && hasChanged(stamps, base, latest) ? latest : null;

  async function read(): Promise<Row | undefined> {
    const answer = await client
      .query(operations.read, { where }, { requestPolicy: 'network-only' })
      .toPromise();
    const first = answer.data?.[table]?.[0];
    return first && withTextId(first);
  }

  return {
    base,
    differences: base && other ? differencesOf(fields, base, other) : [],
    at: (other as { readonly updated_at?: string } | null)?.updated_at ?? null,
    load: () => {
      if (!other) return null;
      setBase(other);
      setFound(undefined);
      return other;
    },
    guarded: async (columns, write) => {
      const mine = fields.filter(({ name }) => columns.includes(name));
      let current = other ?? base;
      for (let attempt = 1; base && current && attempt <= maxAttempts; attempt++) {
        if (differencesOf(mine, base, current).length > 0) {
          setFound(current);
          return 'clash';
        }
        const done = await write(isUnchangedSince(stamps, current));
        if (done !== false) return done === true ? 'written' : done;
        const next: Row | undefined = await read();
        // Nobody has changed the row, so it was deleted, or the user may not change it.
        if (!next || !hasChanged(stamps, current, next)) return 'beyond';
        current = next;
      }
      return 'beyond';
    },
  };
}
