import { specifiedMessages } from '@operatory/domain';
import type { BoolExp } from '@operatory/resource';
import { print } from 'graphql';
import type { TypedDocumentNode } from 'urql';
import { authorisedFetch } from '#data/authorised-fetch.ts';
import { client } from '#data/client.ts';
import { errorMessage } from '#data/errors.ts';
import { manyOperation, runMany } from '#data/run-many.ts';
import { toast } from '#data/toast.ts';
import { keyOf, type RemovedRows } from '#kit/definition/list-query.ts';
import { pendingRemovals } from '#kit/definition/pending-removals.ts';
import { reportFailures } from '#ui/report-failures.tsx';
import { offerUndo } from '#ui/undo.tsx';
import { processInBackground } from './bulk-work.ts';

/** The mutation or the command that deletes the rows. */
type Deletion =
  | { readonly operation: TypedDocumentNode<Record<string, RemovedRows>, { where: BoolExp }> }
  | { readonly command: string };

export type Removal = Deletion & {
  readonly table: string;
  readonly rows: readonly { readonly id: string; readonly name: string }[];
  /** The deleted rows in words, such as `3 contacts`. */
  readonly words: string;
};

const chunk = 200;
const waiting = new Set<Removal>();
const whereOf = (ids: readonly string[]): BoolExp => ({ id: { _in: ids.map((id) => keyOf(id).id) } });

/**
 * Deletes rows. They disappear from every list at once, but the request is sent only after 8 s, and Undo
 * prevents it until then. Closing the notification or the tab sends it immediately (a closing tab can send
 * about a thousand rows). If the browser crashes within the 8 s, nothing is deleted. Rows that the server
 * refuses to delete reappear with the reason.
 */
export function removeRows(removal: Removal): void {
  const { table, rows, words } = removal;
  const ids = rows.map(({ id }) => id);
  pendingRemovals.hide(table, ids);
  waiting.add(removal);
  offerUndo(
    `${words} deleted`,
    () => {
      waiting.delete(removal);
      pendingRemovals.show(table, ids);
    },
    () => void send(removal),
  );
}

async function send(removal: Removal): Promise<void> {
  if (!waiting.delete(removal)) return;
  const { table, rows } = removal;
  const refused = await ('command' in removal
    ? refusedByCommand(removal.command, rows)
    : refusedByMutation(removal.operation, removal));
  pendingRemovals.show(
    table,
    rows.map(({ id }) => id),
  );
  if (rows.length === 1 && refused[0]) toast.error(refused[0].sentence);
  else reportFailures(`${refused.length} could not be deleted`, refused);
  if (refused.length < rows.length) toast.success(specifiedMessages.deleted);
}

type Refused = Removal['rows'][number] & { readonly sentence: string };

/** Runs the command for all rows. Resolves with the rows that it refused. */
async function refusedByCommand(command: string, rows: Removal['rows']): Promise<readonly Refused[]> {
  const sentences = await runMany(
    client,
    command,
    rows.map(({ id }) => ({ id })),
    specifiedMessages.not_deleted,
    () => {},
  );
  return rows.flatMap((row, at) => {
    const sentence = sentences[at] ?? null;
    return sentence === null ? [] : [{ ...row, sentence }];
  });
}

/** Deletes rows by the mutation of their table. Resolves with the rows that were not deleted. */
async function refusedByMutation(
  operation: TypedDocumentNode<Record<string, RemovedRows>, { where: BoolExp }>,
  { table, rows, words }: Pick<Removal, 'table' | 'rows' | 'words'>,
): Promise<readonly Refused[]> {
  const remove = async (some: readonly string[]) => {
    const answer = await client.mutation(operation, { where: whereOf(some) }).toPromise();
    const gone = new Set(answer.data?.[`delete_${table}`]?.returning.map(({ id }) => String(id)));
    return { error: answer.error, isGone: (id: string) => gone.has(String(keyOf(id).id)) };
  };
  const refused: Refused[] = [];
  const chunks = Array.from({ length: Math.ceil(rows.length / chunk) }, (_, at) =>
    rows.slice(at * chunk, (at + 1) * chunk),
  );
  for (const some of chunks) {
    const { error, isGone } = await remove(some.map(({ id }) => id));
    if (!error || some.length === 1) {
      // Rows that the user may not delete remain, although the statement succeeds for the others.
      for (const row of some)
        if (!isGone(row.id))
          refused.push({ ...row, sentence: errorMessage(error, specifiedMessages.not_deleted) });
      continue;
    }
    // One row that cannot be deleted makes the whole statement fail, so each row is tried alone.
    const outcomes = await processInBackground(`Deleting ${words}`, some, async ({ id }) => {
      const alone = await remove([id]);
      return alone.isGone(id) ? null : errorMessage(alone.error, specifiedMessages.not_deleted);
    });
    for (const [at, sentence] of outcomes.entries()) {
      const row = some[at];
      if (row && sentence !== null) refused.push({ ...row, sentence });
    }
  }
  return refused;
}

/** Sends the pending deletions when the tab closes, without waiting for a response. */
function sendNow(): void {
  for (const removal of waiting) {
    const { rows } = removal;
    const [operation, variables] =
      'command' in removal
        ? [manyOperation(removal.command), { objects: rows.map(({ id }) => ({ id })) }]
        : [removal.operation, { where: whereOf(rows.map(({ id }) => id)) }];
    void authorisedFetch('/v1/graphql', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: print(operation), variables }),
    });
  }
  waiting.clear();
}
addEventListener('pagehide', sendNow);
