/** The words by which a notification names a task's new assignee; the task's screen finds it by them. */
const phrase = 'is now assigned to';

export const handedOverTo = (task: string, assignee: string): string => `${task} ${phrase} ${assignee}`;

/** A pattern of SQL's LIKE for such a notification's body. */
export const handoverPattern = `% ${phrase} %`;
