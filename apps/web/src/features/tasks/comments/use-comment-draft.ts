import { useState } from 'react';

/** Unsent comments by user and task, restored when the dialog is opened again. */
const drafts = new Map<string, string>();

/** The text of a comment being written, kept in this tab until it is sent. */
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
