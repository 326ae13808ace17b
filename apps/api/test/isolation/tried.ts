import type { Actor } from './world.ts';

const combinations = new Set<string>();
/** Notes that an operation on a table was tried as somebody. */
export const tried = ({ session, place }: Actor, table: string, operation: string): void => {
  combinations.add(`${table} ${operation} ${session.role} ${place.name}`);
};
/** How many of table × operation × role × tenant were tried so far. */
export const triedInAll = (): number => combinations.size;
