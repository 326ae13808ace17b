/** INACTIVE (block a user) and PASSWORD (reset a password or PIN) exist only in the module Users. */
export type Action = 'VIEW' | 'ADD' | 'EDIT' | 'DELETE' | 'INACTIVE' | 'PASSWORD';

/** The columns of the role matrix, in order. */
export const matrixActions = ['ADD', 'EDIT', 'VIEW', 'DELETE'] as const satisfies readonly Action[];

const byLetter: Readonly<Record<string, Action>> = {
  V: 'VIEW',
  A: 'ADD',
  E: 'EDIT',
  D: 'DELETE',
  I: 'INACTIVE',
  P: 'PASSWORD',
};

/** For example, `'VAE'` gives VIEW, ADD and EDIT. Other characters are ignored. */
export const actionsOf = (letters: string): readonly Action[] =>
  [...letters].flatMap((letter) => byLetter[letter] ?? []);
