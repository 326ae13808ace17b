import type { Prepared } from '@operatory/engine';
import type { GraphQLSchema } from 'graphql';
import type { SignedIn } from '../context/context.ts';
import { HttpError } from '../errors/http-error.ts';

const ofSchema = new Set(['__schema', '__type']);
/**
 * The number of cached answers for each role's schema. Few are enough, because tools ask for the same
 * document again and again.
 */
const maxCachedAnswers = 2;
/** Documents with more characters are not cached. */
const maxCachedLength = 20_000;
/**
 * The number of introspections of one person that are parsed or answered in a minute. Each keeps the
 * processor busy for a while.
 */
const perMinute = 6;

/** @returns True if a query selects fields of an introspection, even beside other fields. */
export const selectsIntrospection = (prepared: Prepared): boolean =>
  prepared.operation === 'query' && prepared.roots.some(({ name }) => ofSchema.has(name));

/**
 * @returns True if a query selects nothing but introspection, so that its answer is the same for everybody
 * with the role.
 */
export const isIntrospection = (prepared: Prepared): boolean =>
  selectsIntrospection(prepared) &&
  prepared.roots.every(({ name }) => ofSchema.has(name) || name === '__typename');

interface Taken {
  count: number;
  /** The number of documents that were parsed but not answered yet. Answering them does not count again. */
  looked: number;
}

/** Counts, for each person and minute, the introspections that had to be parsed or answered. */
class Budget {
  readonly #taken = new Map<string, Taken>();
  #minute = 0;

  /** @throws HttpError 429 after too many in this minute */
  countParsed(user: string, now: number): void {
    this.#take(user, now).looked += 1;
  }

  /** @throws HttpError 429 after too many in this minute */
  countAnswered(user: string, now: number): void {
    const known = this.#of(user, now);
    if (known.looked > 0) known.looked -= 1;
    else this.#take(user, now);
  }

  #take(user: string, now: number): Taken {
    const taken = this.#of(user, now);
    taken.count += 1;
    if (taken.count > perMinute)
      throw new HttpError(
        429,
        'too_many',
        'Too many different introspection queries. Try again in a minute.',
        60,
      );
    return taken;
  }

  #of(user: string, now: number): Taken {
    const minute = Math.floor(now / 60_000);
    if (minute !== this.#minute) this.#taken.clear();
    this.#minute = minute;
    const taken = this.#taken.get(user) ?? { count: 0, looked: 0 };
    this.#taken.set(user, taken);
    return taken;
  }
}

/** Caches answers of introspections. Simultaneous requests share one calculation. */
export class IntrospectionCache {
  readonly #kept = new WeakMap<GraphQLSchema, Map<string, Promise<Buffer>>>();
  readonly #budget = new Budget();

  /** Counts a document that is about to be parsed for the first time. @throws HttpError 429 */
  countParsed(user: string, now: number): void {
    this.#budget.countParsed(user, now);
  }

  /** Counts an introspection together with other fields, whose answer is not cached. @throws HttpError 429 */
  countAnswered(user: string, now: number): void {
    this.#budget.countAnswered(user, now);
  }

  /** The cached answer for this schema and text, or the result of `make`. @throws HttpError 429 */
  async answer(
    schema: GraphQLSchema,
    text: string,
    { user_id }: Pick<SignedIn, 'user_id'>,
    now: number,
    make: () => Promise<Buffer>,
  ): Promise<Buffer> {
    const kept = this.#kept.get(schema) ?? new Map<string, Promise<Buffer>>();
    this.#kept.set(schema, kept);
    const known = kept.get(text);
    if (known) return known;
    this.#budget.countAnswered(user_id, now);
    const made = make();
    if (text.length <= maxCachedLength) {
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size >= maxCachedAnswers) kept.delete(oldest);
      kept.set(text, made);
      made.catch(() => kept.get(text) === made && kept.delete(text));
    }
    return made;
  }
}
