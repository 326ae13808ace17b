import { useState } from 'react';

/** Unsent comments by user and task, restored when the dialog is opened again. */
const drafts = new Map<string, string>();

/** The text of an unsent comment, kept until it is sent or the page is reloaded. */
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
