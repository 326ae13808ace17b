import type { BoolExp } from '@operatory/resource';
import { useState } from 'react';
import { useClient } from 'urql';
import { useLive } from '#data/hooks.ts';
import type { FormField, ListDefinition, RowBase } from '#kit/definition/list-definition.ts';
import { type listOperations, ofId, withTextId } from '#kit/definition/list-query.ts';
import { type Difference, differencesOf, hasChanged, isUnchangedSince } from '#kit/resource/newer.ts';

/** Number of attempts to save, because others may change a row again in between. */
const maxAttempts = 5;

export interface ConcurrentEdits<Row> {
  /** The row on which the form is based: as loaded, or as accepted since. */
  readonly base: Row | null;
  readonly differences: readonly Difference[];
  /** When it was changed; null when that was not recorded. */
  readonly at: string | null;
  /** Accepts the current version. */
  readonly load: () => Row | null;
  /**
   * Saves the columns unless somebody else has changed the same ones; changes to other columns are kept. `write` returns whether the
   * row that the condition selects was updated, or `failed` when it was refused for another reason.
   */
  readonly guarded: (
    columns: readonly string[],
    write: (still: BoolExp) => Promise<boolean | 'failed'>,
  ) => Promise<'written' | 'failed' | 'clash' | 'beyond'>;
}

/** A record in a form, and the changes that others make to it while the form is open. */
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
  // A save may have read a later version than the subscription.
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
        // Nobody has changed it, so this row was deleted or the user may not change it.
        if (!next || !hasChanged(stamps, current, next)) return 'beyond';
        current = next;
      }
      return 'beyond';
    },
  };
}
