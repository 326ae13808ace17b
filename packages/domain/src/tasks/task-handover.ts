/** How a notification says who has a task now; the task's screen finds it by these words. */
const phrase = 'is now assigned to';

export const handedOverTo = (task: string, assignee: string): string => `${task} ${phrase} ${assignee}`;

/** A pattern of SQL's LIKE for such a notification's body. */
export const handoverPattern = `% ${phrase} %`;
