/** A title for use within a sentence: in lower case except for abbreviations (IP settings). */
export const lowerCaseTitle = (title: string): string =>
  title.replace(/\S+/g, (word) => (/\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLowerCase()));
/** The same for the beginning of a sentence. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
