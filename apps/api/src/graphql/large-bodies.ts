import { HttpError } from '../errors/http-error.ts';

/** A longer body takes the processor for so long that others would notice several in a row. Characters. */
const large = 16_000;
/** Of one person: with more of them waiting, further ones are refused. */
const mostWaiting = 24;

type Work = () => void;

/**
 * Reads large requests one after another: of one person after another, each person's in their order. Before each of them
 * small requests have a turn.
 */
export class LargeBodies {
  /** Who waits, in the order of their turns, and with what. */
  readonly #waiting = new Map<string, Work[]>();
  #isRunning = false;

  /**
   * What `work` answers; of a large body it is called when it is its turn. The next one's turn is once `work` has come to
   * wait for something itself.
   * @throws HttpError 429
   */
  read<T>(body: string, whose: string, work: () => T | Promise<T>): T | Promise<T> {
    if (body.length <= large) return work();
    const theirs = this.#waiting.get(whose) ?? [];
    if (theirs.length >= mostWaiting)
      throw new HttpError(429, 'too_many', 'Too many large requests at once. Try again.', 2);
    this.#waiting.set(whose, theirs);
    const answer = new Promise<T>((resolve, reject) => {
      // What it throws at once rejects this as well.
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
      // A user with more requests goes last.
      if (theirs.length > 0) this.#waiting.set(whose, theirs);
      work?.();
      this.#next();
    });
  }
}
