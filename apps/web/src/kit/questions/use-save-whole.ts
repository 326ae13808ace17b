import { specifiedMessages } from '@operatory/domain';
import { useState } from 'react';
import { type CombinedError, type TypedDocumentNode, useClient } from 'urql';
import { useCommand } from '#data/hooks.ts';

type Variables = Record<string, unknown>;

export interface WholeSaving<Row> {
  /** Resolves with whether the record was saved. */
  readonly save: () => Promise<boolean>;
  readonly saving: boolean;
  /** Why the record was not saved; null if there is no reason to show. */
  readonly refusal: string | null;
  /** The newest version, if somebody else has saved one since. */
  readonly newer: Row | null;
}

const isEditedByOthers = (error: CombinedError): boolean =>
  error.graphQLErrors[0]?.extensions.refusal === 'edited_meanwhile';

/**
 * Saves a record and its questions in one mutation. The server refuses it if somebody has changed either
 * since they were read. After a lost response, saving again does not save twice.
 */
export function useSaveWhole<Row extends { readonly id: string }, Saved extends object>({
  table,
  row,
  read,
  document,
  variables,
}: {
  table: string;
  /** The loaded row with its questions; null for a new one. */
  row: Row | null;
  /** The query that reads the row again. */
  read: TypedDocumentNode<{ readonly row: Row | null }, { id: string }>;
  /** The mutation. A root field whose result is null was not permitted. */
  document: TypedDocumentNode<Saved, Variables>;
  variables: Variables;
}): WholeSaving<Row> {
  const client = useClient();
  const [before] = useState(row);
  const { id = '', updated_at } = (before ?? {}) as { readonly id?: string; readonly updated_at?: unknown };
  const unchanged = typeof updated_at === 'string' ? { table, id, updated_at } : undefined;
  const [send, sending] = useCommand(document, { silent: true, unchanged });
  const [reading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [newer, setNewer] = useState<Row | null>(null);

  /** Reads the version that somebody else has saved, so that the user can load it. */
  async function readNewer(): Promise<void> {
    setReading(true);
    const { data } = await client.query(read, { id }).toPromise();
    setReading(false);
    if (data) setNewer(data.row);
  }

  async function save(): Promise<boolean> {
    setRefusal(null);
    const answer = await send(variables);
    const isSaved = answer.ok && Object.values(answer.data).every((root) => root !== null);
    if (isSaved) return true;
    if (!answer.ok && isEditedByOthers(answer.error)) await readNewer();
    setRefusal(answer.ok ? specifiedMessages.no_permission : answer.sentence);
    return false;
  }
  return { save, saving: sending || reading, refusal, newer };
}
