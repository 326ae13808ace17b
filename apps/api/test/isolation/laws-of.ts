import type { Letter, Sight } from './expected-reads.ts';
import { type Adding, type Changing, type Law, staff } from './laws.ts';
import { lawsOfPapers } from './laws-papers.ts';
import { lawsOfPlaces } from './laws-places.ts';
import { lawsOfThePlatform } from './laws-platform.ts';
import { lawsOfStock } from './laws-stock.ts';

const laws: Readonly<Record<string, Law>> = {
  ...lawsOfPlaces,
  ...lawsOfPapers,
  ...lawsOfStock,
  ...lawsOfThePlatform,
};
export const isLaw = (table: string): boolean => table in laws;

type Grants = ReadonlySet<string>;
/** In its own tenant the platform's owner acts as a client's admin, its people as employees. */
const actsAs = (letter: Letter): Letter =>
  letter === 'SA' ? 'CA' : (staff as readonly string[]).includes(letter) ? 'CE' : letter;
const held = <T extends { readonly needs: readonly string[] }>(
  all: { readonly [Who in Letter]?: readonly T[] } | undefined,
  letter: Letter,
  grants: Grants,
): readonly T[] =>
  (all?.[letter] ?? all?.[actsAs(letter)] ?? []).filter(({ needs }) =>
    needs.every((need) => grants.has(need)),
  );

export const lawfulSights = (letter: Letter, table: string, grants: Grants): readonly Sight[] =>
  held(laws[table]?.reads, letter, grants);
/** The first that holds counts. */
export const lawfulSight = (...asked: Parameters<typeof lawfulSights>): Sight | undefined =>
  lawfulSights(...asked)[0];
export const lawfulAdding = (letter: Letter, table: string, grants: Grants): Adding | undefined =>
  held(laws[table]?.adds, letter, grants)[0];
export const lawfulChanges = (
  kind: 'update' | 'delete',
  letter: Letter,
  table: string,
  grants: Grants,
): readonly Changing[] =>
  held(kind === 'update' ? laws[table]?.changes : laws[table]?.removes, letter, grants);
