import type { Prepared } from '@operatory/engine';
import type { GraphQLSchema } from 'graphql';
import type { SignedIn } from '../context.ts';
import { HttpError } from '../http-error.ts';

const introspection = new Set(['__schema', '__type', '__typename']);
/** Answers that are kept for each role's schema; a tool asks the same document again and again. */
const mostKept = 2;
/** Longer documents are answered each time. */
const longestKept = 20_000;
/** Answers that one person may have made in a minute: each keeps the process from everybody else for a tenth of a second. */
const madePerMinute = 6;

/** Whether the operation asks nothing but what the schema holds. */
export const isIntrospection = (prepared: Prepared): boolean =>
  prepared.operation === 'query' &&
  prepared.kind === 'host' &&
  prepared.roots.every(({ name }) => introspection.has(name));

/** Introspection's answers, made seldom and kept. */
export class IntrospectionAnswers {
  readonly #kept = new WeakMap<GraphQLSchema, Map<string, string>>();
  readonly #made = new Map<string, number>();
  #minute = 0;

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
    this.#count(who.user_id, now);
    const made = await make();
    if (text.length <= longestKept) {
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest);
      kept.set(text, made);
    }
    return made;
  }

  #count(user: string, now: number): void {
    const minute = Math.floor(now / 60_000);
    if (minute !== this.#minute) this.#made.clear();
    this.#minute = minute;
    const count = (this.#made.get(user) ?? 0) + 1;
    this.#made.set(user, count);
    if (count > madePerMinute)
      throw new HttpError(
        429,
        'too_many',
        'Too many different introspection queries. Try again in a minute.',
        60,
      );
  }
}
