/** The words before the new assignee's name in a notification; the task's screen uses them to find it. */
const phrase = 'is now assigned to';

export const handedOverTo = (task: string, assignee: string): string => `${task} ${phrase} ${assignee}`;

/** A LIKE pattern for the body of such a notification. */
export const handoverPattern = `% ${phrase} %`;
