import type { Actor } from './world.ts';

const combinations = new Set<string>();
/** The combinations are recorded because the run reports how many it tried. */
export const tried = ({ session, place }: Actor, table: string, operation: string): void => {
  combinations.add(`${table} ${operation} ${session.role} ${place.name}`);
};
export const triedInAll = (): number => combinations.size;
