import { useState } from 'react';

/** What was written and not sent, by person and task: it is there again when the dialog is opened again. */
const drafts = new Map<string, string>();

/** The text of a comment under way, kept in this tab until it is sent. */
export function useCommentDraft(
  userId: string,
  taskId: string,
): readonly [string, (message: string) => void] {
  const key = `${userId} ${taskId}`;
  const [message, setMessage] = useState(drafts.get(key) ?? '');
  return [
    message,
    (next) => {
      if (next === '') drafts.delete(key);
      else drafts.set(key, next);
      setMessage(next);
    },
  ];
}
