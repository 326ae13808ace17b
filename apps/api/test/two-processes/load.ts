import { setTimeout as wait } from 'node:timers/promises';
import type { Person, Socket } from '../support/person.ts';

export const comment =
  'mutation ($task: uuid!, $message: String!) { insert_task_comments_one(object: { task_id: $task, message: $message }) { id } }';

export interface LoadResult {
  readonly asked: number;
  /** Each failed response has its status and text here. */
  readonly failed: readonly string[];
  /** These comments were acknowledged as written, so each must be stored. */
  readonly written: readonly number[];
  /** The times in milliseconds until each response. */
  readonly took: readonly number[];
}

/**
 * Several loops send requests as one person. Of every four requests, three read and one adds a numbered
 * comment to the task. Each loop pauses briefly after a response.
 */
export function underLoad(person: Person, task: string, people: number): { end(): Promise<LoadResult> } {
  const failed: string[] = [];
  const written: number[] = [];
  const took: number[] = [];
  let going = true;
  const ask = async (number: number) => {
    const writes = number % 4 === 0;
    const started = performance.now();
    const answer = await person
      .post(
        writes
          ? { query: comment, variables: { task, message: `write ${number}` } }
          : { query: '{ tasks(limit: 20, order_by: { created_at: desc }) { id name status } }' },
      )
      .catch((error: Error) => ({ status: 0, text: error.message }));
    took.push(performance.now() - started);
    if (answer.status !== 200 || answer.text.startsWith('{"errors"'))
      failed.push(`${answer.status} ${answer.text}`);
    else if (writes) written.push(number);
  };
  let asked = 0;
  const all = Array.from({ length: people }, async () => {
    while (going) {
      await ask(asked++);
      await wait(20);
    }
  });
  return {
    async end() {
      going = false;
      await Promise.all(all);
      return { asked, failed, written, took };
    },
  };
}

/** A query and a browser's subscription both read the task's newest comments. */
export const newest =
  'task_comments(where: { task_id: { _eq: $task } }, order_by: [{ created_at: desc }, { id: asc }], limit: 20) { message }';

/** The browser reconnects whenever its socket closes. */
export class Watcher {
  /** The close codes are of its earlier sockets. */
  readonly codes: number[] = [];
  private socket: Socket | undefined;
  private going = true;
  private readonly run: Promise<void>;

  constructor(person: Person, task: string) {
    this.run = this.watch(person, task);
  }

  get last(): unknown {
    return this.socket?.answers('1').at(-1);
  }

  private async watch(person: Person, task: string): Promise<void> {
    while (this.going) {
      const socket = await person.socket();
      this.socket = socket;
      if (socket.closed === null)
        socket.subscribe('1', `subscription ($task: uuid!) { ${newest} }`, { task });
      while (this.going && socket.closed === null) await wait(10);
      if (socket.closed !== null) this.codes.push(socket.closed);
      await wait(50);
    }
  }

  async stop(): Promise<void> {
    this.going = false;
    await this.run;
    this.socket?.close();
  }
}
