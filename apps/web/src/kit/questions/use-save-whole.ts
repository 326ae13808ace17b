import { specifiedMessages } from '@operatory/domain';
import { useState } from 'react';
import type { CombinedError, TypedDocumentNode } from 'urql';
import { useCommand } from '#data/hooks.ts';

type Variables = Record<string, unknown>;

/** The result of a reload: the row with its questions, null if it was deleted, or why it could not be read. */
export type Reread<Row> = { readonly row: Row | null } | { readonly error: CombinedError };

export interface WholeSaving<Row> {
  /** Returns whether it was saved. */
  readonly save: () => Promise<boolean>;
  readonly saving: boolean;
  /** The reason why it was not saved. */
  readonly refusal: string | null;
  /** The latest version, if somebody else has saved one in the meantime. */
  readonly newer: Row | null;
}

/** Whether somebody else has changed the row since it was read. */
const isEditedMeanwhile = (error: CombinedError): boolean =>
  error.graphQLErrors[0]?.extensions.refusal === 'edited_meanwhile';

/**
 * Saves a record and its questions with one mutation, which the server refuses if somebody has saved either since they were read.
 * Saving again because no answer came saves once.
 */
export function useSaveWhole<Row extends { readonly id: string }, Saved extends object>({
  table,
  row,
  reread,
  document,
  variables,
}: {
  table: string;
  /** The loaded row with its questions; null for a new one. */
  row: Row | null;
  reread: () => Promise<Reread<Row>>;
  /** Every root is null where the row may not be written. */
  document: TypedDocumentNode<Saved, Variables>;
  variables: Variables;
}): WholeSaving<Row> {
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
    const now = await reread();
    setReading(false);
    if ('row' in now) setNewer(now.row);
  }

  async function save(): Promise<boolean> {
    setRefusal(null);
    const answer = await send(variables);
    const isSaved = answer.ok && Object.values(answer.data).every((root) => root !== null);
    if (isSaved) return true;
    if (!answer.ok && isEditedMeanwhile(answer.error)) await readNewer();
    setRefusal(answer.ok ? specifiedMessages.no_permission : answer.sentence);
    return false;
  }
  return { save, saving: sending || reading, refusal, newer };
}
