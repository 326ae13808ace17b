/** A title within a sentence: in small letters, but what is an abbreviation stays one (IP settings). */
export const lower = (title: string): string =>
  title.replace(/\S+/g, (word) => (/\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLowerCase()));
/** The same at the beginning of one. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
