import type { HttpAnswer } from './person.ts';

/** Each race has one round in `npm test` and fifty in `pnpm check:long`. */
export const rounds = Number(process.env.RACES ?? 1);
/** The number of simultaneous requests in a race. */
export const rivals = rounds > 1 ? 50 : 20;

export interface RaceResult {
  readonly won: readonly string[];
  readonly lost: readonly string[];
  /** A busy machine refuses some requests, which get a Retry-After; this is their number. */
  readonly away: number;
  /** These responses must never occur. */
  readonly faults: readonly string[];
}

/** With `comeAgain`, requests that get a Retry-After are sent again. */
export async function race(
  ask: (n: number) => Promise<HttpAnswer>,
  many = rivals,
  comeAgain = false,
): Promise<RaceResult> {
  const answers = await Promise.all(
    Array.from({ length: many }, async (_, n) => {
      let answer = await ask(n);
      for (let turn = 0; comeAgain && isAway(answer) && turn < 10; turn += 1) answer = await ask(n);
      return answer;
    }),
  );
  const result = { won: [] as string[], lost: [] as string[], away: 0, faults: [] as string[] };
  for (const answer of answers) {
    const { status, text } = answer;
    const error = errorOf(answer);
    if (isAway(answer)) result.away += 1;
    else if (status >= 500 || error?.extensions.code === 'unexpected')
      result.faults.push(`${status} ${text}`);
    else if (error) result.lost.push(error.message);
    else if (status >= 400) result.lost.push(`${status} ${text}`);
    else result.won.push(text);
  }
  return result;
}

const errorOf = ({
  text,
}: HttpAnswer): { readonly message: string; readonly extensions: { readonly code?: string } } | undefined =>
  text.startsWith('{"errors"') ? JSON.parse(text).errors[0] : undefined;

const isAway = (answer: HttpAnswer): boolean =>
  answer.status === 503 || errorOf(answer)?.extensions.code === 'unavailable';
