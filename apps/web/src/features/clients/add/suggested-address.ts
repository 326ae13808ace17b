/** A sub-domain for a client's name: `Bright Smiles Dental` becomes `brightsmilesdental`. */
export const suggestedAddress = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 63);

/** Splits a full name: its last word is the last name, unless it is the only word. */
export function nameParts(name: string): { readonly first_name: string; readonly last_name: string } {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return { first_name: words.join(' '), last_name: last };
}
