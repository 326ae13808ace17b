/** What a module may let a person do. INACTIVE and PASSWORD exist on Users only: blocking, and resetting a password or PIN. */
export type Action = 'VIEW' | 'ADD' | 'EDIT' | 'DELETE' | 'INACTIVE' | 'PASSWORD';

/** The four columns of the role matrix, in its order. */
export const matrixActions = ['ADD', 'EDIT', 'VIEW', 'DELETE'] as const satisfies readonly Action[];

const byLetter: Readonly<Record<string, Action>> = {
  V: 'VIEW',
  A: 'ADD',
  E: 'EDIT',
  D: 'DELETE',
  I: 'INACTIVE',
  P: 'PASSWORD',
};

/** `'VAE'` → `['VIEW', 'ADD', 'EDIT']`; marks that are no letter (`·`, `-`) give nothing. */
export const actionsOf = (letters: string): readonly Action[] =>
  [...letters].flatMap((letter) => byLetter[letter] ?? []);
