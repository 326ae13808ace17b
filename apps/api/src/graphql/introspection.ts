import type { Prepared } from '@operatory/engine';
import type { GraphQLSchema } from 'graphql';
import type { SignedIn } from '../context/context.ts';
import { HttpError } from '../errors/http-error.ts';

const introspection = new Set(['__schema', '__type', '__typename']);
/** Answers that are kept for each role's schema; a tool asks the same document again and again. */
const mostKept = 2;
/** Longer documents are answered each time. */
const longestKept = 20_000;
/**
 * Introspections that one person may have looked at in a minute, and answers that they may have made: each keeps the process
 * from everybody else for a tenth of a second.
 */
const perMinute = 6;

/** Whether the operation asks nothing but what the schema holds. */
export const isIntrospection = (prepared: Prepared): boolean =>
  prepared.operation === 'query' &&
  prepared.kind === 'host' &&
  prepared.roots.every(({ name }) => introspection.has(name));

/** How often a person has asked for something new in this minute. */
export class IntrospectionBudget {
  readonly #taken = new Map<string, number>();
  #minute = 0;

  /** @throws HttpError 429 */
  take(user: string, now: number): void {
    const minute = Math.floor(now / 60_000);
    if (minute !== this.#minute) this.#taken.clear();
    this.#minute = minute;
    const count = (this.#taken.get(user) ?? 0) + 1;
    this.#taken.set(user, count);
    if (count > perMinute)
      throw new HttpError(
        429,
        'too_many',
        'Too many different introspection queries. Try again in a minute.',
        60,
      );
  }
}

/** Introspection's answers, made seldom and kept. */
export class IntrospectionAnswers {
  readonly #kept = new WeakMap<GraphQLSchema, Map<string, string>>();
  readonly #made = new IntrospectionBudget();

  /** The answer's data as JSON. @throws HttpError 429 */
  async answer(
    schema: GraphQLSchema,
    text: string,
    who: Pick<SignedIn, 'user_id'>,
    now: number,
    make: () => Promise<string>,
  ): Promise<string> {
    const kept = this.#kept.get(schema) ?? new Map<string, string>();
    this.#kept.set(schema, kept);
    const known = kept.get(text);
    if (known !== undefined) return known;
    this.#made.take(who.user_id, now);
    const made = await make();
    if (text.length <= longestKept) {
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest);
      kept.set(text, made);
    }
    return made;
  }
}
