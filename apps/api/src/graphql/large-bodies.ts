import { HttpError } from '../errors/http-error.ts';

/**
 * Bodies of more characters than this are large. Several of them in a row would delay other requests
 * noticeably.
 */
const large = 16_000;
/** While this many large bodies of one person wait, further ones are refused. */
const maxPendingBodies = 24;

type Work = () => void;

/**
 * Parses large bodies one after another, with turns between people, each person's in order. Small requests
 * get their turn before each.
 */
export class LargeBodies {
  /** Waiting bodies by person. The first person is the next one to get a turn. */
  readonly #waiting = new Map<string, Work[]>();
  #isRunning = false;

  /**
   * Calls `work` at once for a small body, otherwise when its turn comes. The next turn starts when `work`
   * first waits for something. @throws HttpError 429
   */
  read<T>(body: string, whose: string, work: () => T | Promise<T>): T | Promise<T> {
    if (body.length <= large) return work();
    const theirs = this.#waiting.get(whose) ?? [];
    if (theirs.length >= maxPendingBodies)
      throw new HttpError(429, 'too_many', 'Too many large requests at once. Try again.', 2);
    this.#waiting.set(whose, theirs);
    const answer = new Promise<T>((resolve, reject) => {
      // The promise is also rejected if `work` throws before its first await.
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
      // A person with more bodies goes to the end of the queue.
      if (theirs.length > 0) this.#waiting.set(whose, theirs);
      work?.();
      this.#next();
    });
  }
}
