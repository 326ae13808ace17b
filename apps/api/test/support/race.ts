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

/** With `comeAgain` those who are told to come again do. */
export async function race(
  ask: (n: number) => Promise<HttpAnswer>,
  many = rivals,
  comeAgain = false,
): Promise<Told> {
  const answers = await Promise.all(
    Array.from({ length: many }, async (_, n) => {
      let answer = await ask(n);
      for (let turn = 0; comeAgain && isAway(answer) && turn < 10; turn += 1) answer = await ask(n);
      return answer;
    }),
  );
  const told = { won: [] as string[], lost: [] as string[], away: 0, faults: [] as string[] };
  for (const answer of answers) {
    const { status, text } = answer;
    const error = errorOf(answer);
    if (isAway(answer)) told.away += 1;
    else if (status >= 500 || error?.extensions.code === 'unexpected') told.faults.push(`${status} ${text}`);
    else if (error) told.lost.push(error.message);
    else if (status >= 400) told.lost.push(`${status} ${text}`);
    else told.won.push(text);
  }
  return told;
}

const errorOf = ({
  text,
}: HttpAnswer): { readonly message: string; readonly extensions: { readonly code?: string } } | undefined =>
  text.startsWith('{"errors"') ? JSON.parse(text).errors[0] : undefined;

const isAway = (answer: HttpAnswer): boolean =>
  answer.status === 503 || errorOf(answer)?.extensions.code === 'unavailable';
