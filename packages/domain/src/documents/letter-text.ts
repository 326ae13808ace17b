/** Placeholders of a letter, such as `{first_name}`, with their labels. */
export const letterFields = {
  first_name: 'First name',
  last_name: 'Last name',
  full_name: 'Full name',
  position: 'Position',
  clinic_name: 'Clinic',
  practice_name: 'Practice',
  start_date: 'Start date',
  email: 'Email',
  today: 'Today',
} as const;
export type LetterField = keyof typeof letterFields;
/** Null or empty if the value is missing. */
export type LetterFacts = Readonly<Record<LetterField, string | null>>;

export const letterFieldNames = Object.keys(letterFields) as readonly LetterField[];
const isLetterField = (name: string): name is LetterField => Object.hasOwn(letterFields, name);

const inBraces = /\{([^{}\n]*)\}/g;

/** Fills in the placeholders. Those without a value stay in braces and are returned in `missing`. */
export function fillLetter(
  text: string,
  facts: LetterFacts,
): { readonly text: string; readonly missing: readonly string[] } {
  const missing = new Set<string>();
  const filled = text.replace(inBraces, (whole, name: string) => {
    if (!isLetterField(name)) {
      missing.add(whole);
      return whole;
    }
    const fact = facts[name]?.trim();
    if (fact) return fact;
    missing.add(letterFields[name]);
    return whole;
  });
  return { text: filled, missing: [...missing] };
}
