/** A title within a sentence: in lower case, except for words with several capitals (IP settings). */
export const lowerCaseTitle = (title: string): string =>
  title.replace(/\S+/g, (word) => (/\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLowerCase()));
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
