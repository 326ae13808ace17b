/** A title within a sentence: in lower case, except for words with several capitals (IP settings). */
export const lowerCaseTitle = (title: string): string =>
  title.replace(/\S+/g, (word) => (/\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLowerCase()));
/** The text with a capital first letter, to start a sentence. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
