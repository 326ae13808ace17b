import type { BoolExp } from '@operatory/resource';
import { useState } from 'react';
import { useClient } from 'urql';
import { errorMessage } from '#data/errors.ts';
import { toast } from '#data/toast.ts';
import type { RowBase } from '#kit/definition/list-definition.ts';
import type { listOperations } from '#kit/definition/list-query.ts';
import { maySelect } from '#kit/rows/use-selection.ts';

export interface SelectAll {
  readonly run: () => Promise<void>;
  /** Whether all matching rows are still being loaded into the selection. */
  readonly isRunning: boolean;
}

/** Selects all matching rows, not only those of this page. */
export function useSelectAll<Row extends RowBase>(
  table: string,
  operations: ReturnType<typeof listOperations<Row>>,
  where: BoolExp,
  total: number | undefined,
  onSelect: (ids: ReadonlySet<string>) => void,
): SelectAll {
  const client = useClient();
  const [isRunning, setRunning] = useState(false);
  async function run() {
    if (!maySelect(total ?? 0)) return;
    setRunning(true);
    const answer = await client
      .query(operations.ids, { where }, { requestPolicy: 'network-only' })
      .toPromise();
    setRunning(false);
    const found = answer.data?.[table];
    if (found) onSelect(new Set(found.map(({ id }) => String(id))));
    else toast.error(errorMessage(answer.error));
  }
  return { run, isRunning };
}
