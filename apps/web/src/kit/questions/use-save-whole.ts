import { specifiedMessages } from '@operatory/domain';
import { useRef, useState } from 'react';
import type { CombinedError, TypedDocumentNode } from 'urql';
import { sentenceOf } from '#data/errors.ts';
import { useCommand } from '#data/hooks.ts';
import { isLost } from '#data/waiting-writes.ts';

type Variables = Record<string, unknown>;
const editedMeanwhile =
  'Someone else has edited this. Reload to see their changes. What you typed here is then lost.';

/** What was read again: the row with its questions, null when it is gone, or why it could not be read. */
export type Reread<Row> = { readonly row: Row | null } | { readonly error: CombinedError };

export interface WholeSaving<Row> {
  /** Whether it was saved. */
  readonly save: () => Promise<boolean>;
  readonly saving: boolean;
  /** Why it was not saved. */
  readonly refusal: string | null;
  /** What somebody else has made of it. */
  readonly newer: Row | null;
}

/**
 * Saves a record and its questions with one mutation, unless somebody has changed either since they were read. Saving again because no
 * answer came saves once.
 */
export function useSaveWhole<Row extends object, Saved extends object>({
  row,
  reread,
  document,
  variables,
}: {
  /** As it was read with its questions; null: a new one. */
  row: Row | null;
  reread: () => Promise<Reread<Row>>;
  /** Every root is null where the row may not be written. */
  document: TypedDocumentNode<Saved, Variables>;
  variables: Variables;
}): WholeSaving<Row> {
  const [before] = useState(row);
  const [send, sending] = useCommand(document, { silent: true });
  const [reading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [newer, setNewer] = useState<Row | null>(null);
  /** What was sent without an answer: it may have been saved, so that what is read is no longer as before. */
  const lost = useRef<string | null>(null);

  async function refusalNow(): Promise<string | null> {
    setReading(true);
    const now = await reread();
    setReading(false);
    if ('error' in now) return sentenceOf(now.error);
    if (now.row === null) return specifiedMessages.no_permission;
    if (JSON.stringify(now.row) === JSON.stringify(before)) return null;
    setNewer(now.row);
    return editedMeanwhile;
  }

  async function save(): Promise<boolean> {
    setRefusal(null);
    const sent = JSON.stringify(variables);
    const problem = before && lost.current !== sent ? await refusalNow() : null;
    if (problem !== null) {
      setRefusal(problem);
      return false;
    }
    const answer = await send(variables);
    lost.current = !answer.ok && isLost(answer.error) ? sent : null;
    const isSaved = answer.ok && Object.values(answer.data).every((root) => root !== null);
    if (!isSaved) setRefusal(answer.ok ? specifiedMessages.no_permission : answer.sentence);
    return isSaved;
  }
  return { save, saving: sending || reading, refusal, newer };
}
