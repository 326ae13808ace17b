import { HttpError } from '../errors/http-error.ts';

/** Bodies with more characters occupy the processor so long that several in a row would noticeably delay other requests. */
const large = 16_000;
/** Limit per person: with more pending bodies, further ones are refused. */
const maxPendingBodies = 24;

type Work = () => void;

/**
 * Parses large request bodies one after another, alternating between people and keeping each person's order. Small requests get a turn
 * before each of them.
 */
export class LargeBodies {
  /** Pending work by person, in the order of their turns. */
  readonly #waiting = new Map<string, Work[]>();
  #isRunning = false;

  /**
   * Returns the result of `work`, which for a large body is called when its turn comes. The next turn begins when `work` first awaits
   * something. @throws HttpError 429
   */
  read<T>(body: string, whose: string, work: () => T | Promise<T>): T | Promise<T> {
    if (body.length <= large) return work();
    const theirs = this.#waiting.get(whose) ?? [];
    if (theirs.length >= maxPendingBodies)
      throw new HttpError(429, 'too_many', 'Too many large requests at once. Try again.', 2);
    this.#waiting.set(whose, theirs);
    const answer = new Promise<T>((resolve, reject) => {
      // A synchronous error rejects this promise as well.
      theirs.push(() => void new Promise<T>((done) => done(work())).then(resolve, reject));
    });
    if (!this.#isRunning) this.#next();
    return answer;
  }

  #next(): void {
    const [first] = this.#waiting;
    this.#isRunning = first !== undefined;
    if (!first) return;
    setImmediate(() => {
      const [whose, theirs] = first;
      this.#waiting.delete(whose);
      const work = theirs.shift();
      // A user with further requests goes to the end of the queue.
      if (theirs.length > 0) this.#waiting.set(whose, theirs);
      work?.();
      this.#next();
    });
  }
}
