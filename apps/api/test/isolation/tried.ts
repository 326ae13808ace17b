import type { Actor } from './world.ts';

const combinations = new Set<string>();
/** Records that an operation on a table was tried by an actor. */
export const tried = ({ session, place }: Actor, table: string, operation: string): void => {
  combinations.add(`${table} ${operation} ${session.role} ${place.name}`);
};
/** The number of combinations of table, operation, role and tenant tried so far. */
export const triedInAll = (): number => combinations.size;
