/** The actions of a module. INACTIVE and PASSWORD exist only on Users: blocking a user, and resetting a password or PIN. */
export type Action = 'VIEW' | 'ADD' | 'EDIT' | 'DELETE' | 'INACTIVE' | 'PASSWORD';

/** The four columns of the role matrix, in order. */
export const matrixActions = ['ADD', 'EDIT', 'VIEW', 'DELETE'] as const satisfies readonly Action[];

const byLetter: Readonly<Record<string, Action>> = {
  V: 'VIEW',
  A: 'ADD',
  E: 'EDIT',
  D: 'DELETE',
  I: 'INACTIVE',
  P: 'PASSWORD',
};

/** `'VAE'` → `['VIEW', 'ADD', 'EDIT']`; characters that are not letters (`·`, `-`) are ignored. */
export const actionsOf = (letters: string): readonly Action[] =>
  [...letters].flatMap((letter) => byLetter[letter] ?? []);
