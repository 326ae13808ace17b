import type { HttpAnswer } from './person.ts';

/** How many ask at once. */
export const rivals = 50;
/** How often each race is run: once in `npm test`, fifty times in `pnpm check:long`. */
export const rounds = Number(process.env.RACES ?? 1);

/** What they were told. */
export interface Told {
  /** The answers of those for whom it was done. */
  readonly won: readonly string[];
  /** Why it was refused to the others. */
  readonly lost: readonly string[];
  /** How many were told to come again: a machine that is busy with other things turns some away. */
  readonly away: number;
  /** What nobody is ever to be told. */
  readonly faults: readonly string[];
}

export async function race(ask: (n: number) => Promise<HttpAnswer>, many = rivals): Promise<Told> {
  const answers = await Promise.all(Array.from({ length: many }, (_, n) => ask(n)));
  const told = { won: [] as string[], lost: [] as string[], away: 0, faults: [] as string[] };
  for (const { status, text } of answers) {
    const [error] = text.startsWith('{"errors"')
      ? (JSON.parse(text) as { errors: { message: string; extensions: { code?: string } }[] }).errors
      : [];
    if (status === 503 || error?.extensions.code === 'unavailable') told.away += 1;
    else if (status >= 500 || error?.extensions.code === 'unexpected') told.faults.push(`${status} ${text}`);
    else if (error) told.lost.push(error.message);
    else if (status >= 400) told.lost.push(`${status} ${text}`);
    else told.won.push(text);
  }
  return told;
}
