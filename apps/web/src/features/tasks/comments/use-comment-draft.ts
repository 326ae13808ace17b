import { useState } from 'react';

/** What was written and not sent, by task: it is there again when the dialog is opened again. */
const drafts = new Map<string, string>();

/** The text of a comment under way, kept in this tab until it is sent. */
export function useCommentDraft(taskId: string): readonly [string, (message: string) => void] {
  const [message, setMessage] = useState(drafts.get(taskId) ?? '');
  return [
    message,
    (next) => {
      if (next === '') drafts.delete(taskId);
      else drafts.set(taskId, next);
      setMessage(next);
    },
  ];
}
