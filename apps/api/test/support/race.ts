import type { HttpAnswer } from './person.ts';

/** Number of simultaneous requests. */
export const rivals = 50;
/** Rounds of each race: one in `npm test`, fifty in `pnpm check:long`. */
export const rounds = Number(process.env.RACES ?? 1);

/** The results of the competing requests. */
export interface RaceResult {
  /** The responses of requests that succeeded. */
  readonly won: readonly string[];
  /** The refusals of the others. */
  readonly lost: readonly string[];
  /** How many got a Retry-After, because a busy machine refuses some. */
  readonly away: number;
  /** Responses that must never occur. */
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
