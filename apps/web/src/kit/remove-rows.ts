import { messages } from '@operatory/domain';
import type { BoolExp } from '@operatory/resource';
import { print } from 'graphql';
import type { TypedDocumentNode } from 'urql';
import { client } from '#data/client.ts';
import { sentenceOf } from '#data/errors.ts';
import { authorisedFetch } from '#session/authorised-fetch.ts';
import { tellFailures } from '#ui/tell-failures.tsx';
import { toast } from '#ui/toast.ts';
import { offerUndo } from '#ui/undo.tsx';
import { workThrough } from './bulk-work.ts';
import { keyOf, type Removed } from './list-query.ts';
import { pendingRemovals } from './pending-removals.ts';

export interface Removal {
  readonly table: string;
  readonly operation: TypedDocumentNode<Record<string, Removed>, { where: BoolExp }>;
  readonly rows: readonly { readonly id: string; readonly name: string }[];
  /** `3 contacts`. */
  readonly words: string;
}

const chunk = 200;
const waiting = new Set<Removal>();
const whereOf = (ids: readonly string[]): BoolExp => ({ id: { _in: ids.map((id) => keyOf(id).id) } });

/**
 * Deletes rows: they are gone from every list at once, and for 8 s that can be taken back; only then is the server asked.
 * Closing the notice asks it at once, and so does closing the tab (the first thousand rows or so fit into what a browser
 * still sends then); when a browser dies within the 8 s nothing was deleted. What the server refuses comes back, each row
 * with its reason.
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
  const { table, operation, rows, words } = removal;
  const remove = async (some: readonly string[]) => {
    const answer = await client.mutation(operation, { where: whereOf(some) }).toPromise();
    const gone = new Set(answer.data?.[`delete_${table}`]?.returning.map(({ id }) => String(id)));
    return { error: answer.error, isGone: (id: string) => gone.has(String(keyOf(id).id)) };
  };
  const refused: { id: string; name: string; sentence: string }[] = [];
  const chunks = Array.from({ length: Math.ceil(rows.length / chunk) }, (_, at) =>
    rows.slice(at * chunk, (at + 1) * chunk),
  );
  for (const some of chunks) {
    const { error, isGone } = await remove(some.map(({ id }) => id));
    if (!error || some.length === 1) {
      // What is beyond the person's rights stays, while the others of the statement go.
      for (const row of some)
        if (!isGone(row.id)) refused.push({ ...row, sentence: sentenceOf(error, messages.not_deleted) });
      continue;
    }
    // One that cannot go keeps all of its statement: each by itself.
    const outcomes = await workThrough(`Deleting ${words}`, some, async ({ id }) => {
      const alone = await remove([id]);
      return alone.isGone(id) ? null : sentenceOf(alone.error, messages.not_deleted);
    });
    for (const [at, sentence] of outcomes.entries()) {
      const row = some[at];
      if (row && sentence !== null) refused.push({ ...row, sentence });
    }
  }
  pendingRemovals.show(
    table,
    rows.map(({ id }) => id),
  );
  if (rows.length === 1 && refused[0]) toast.error(refused[0].sentence);
  else tellFailures(`${refused.length} could not be deleted`, refused);
  if (refused.length < rows.length) toast.success(messages.deleted);
}

/** The tab is closed: what was to be deleted is, without waiting for an answer. */
function sendNow(): void {
  for (const { operation, rows } of waiting) {
    const variables = { where: whereOf(rows.map(({ id }) => id)) };
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
