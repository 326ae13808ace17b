/** The task's screen recognises the notification of a reassignment by these words. */
const phrase = 'is now assigned to';

export const handedOverTo = (task: string, assignee: string): string => `${task} ${phrase} ${assignee}`;

/** A LIKE pattern for the text of such a notification. */
export const handoverPattern = `% ${phrase} %`;
