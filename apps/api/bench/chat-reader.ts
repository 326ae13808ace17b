import { WebSocket } from 'ws';
import { z } from 'zod';
import { Person } from '../test/support/person.ts';
import type { Login } from './tenants.ts';

const messages = z.array(z.object({ id: z.string(), position: z.number() }));
const frame = z.looseObject({
  type: z.string(),
  payload: z.unknown().optional(),
});
const result = z.looseObject({ data: z.record(z.string(), messages) });
/** The number of the newest messages that an open page follows, and of new ones that arrive together. */
const followed = 50;
const shown = '{ id position message user_id is_groupchat_deleted }';
/**
 * With `newest`, each new message makes the server send the newest messages again. With `stream`, it sends
 * only new messages.
 */
const subscriptions = {
  newest: `subscription chat($group: uuid!) { clinic_chat_group_messages(where: { clinic_chat_group_id: { _eq: $group } },
    order_by: [{ position: desc }], limit: ${followed}) ${shown} }`,
  stream: `subscription chat($group: uuid!, $from: Int!) { clinic_chat_group_messages_stream(where: { clinic_chat_group_id: { _eq: $group } },
    batch_size: ${followed}, cursor: [{ initial_value: { position: $from } }]) ${shown} }`,
} as const;
export type Form = keyof typeof subscriptions;

/**
 * Like the application, an open page of a group follows the newest messages, fetches earlier ones that it
 * lacks, and connects again when its socket closes.
 */
export class ChatReader {
  /** The ids of the messages are in the order in which they were shown. */
  readonly seen: string[] = [];
  /** The number of bytes received over the socket. */
  bytes = 0;
  readonly ready: Promise<void>;
  private last = 0;
  private going = true;
  private socket: WebSocket | undefined;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly portOf: () => number,
    private readonly login: Login,
    private readonly group: string,
    private readonly form: Form,
    private readonly onMessage: (id: string) => void,
  ) {
    this.ready = new Promise((resolve) => this.connect(resolve));
  }

  private connect(ready?: () => void): void {
    if (!this.going) return;
    const port = this.portOf();
    const socket = new WebSocket(`ws://127.0.0.1:${port}/v1/graphql`, 'graphql-transport-ws', {
      headers: { host: `${this.login.subDomain}.localhost:${port}` },
      perMessageDeflate: false,
    });
    this.socket = socket;
    const say = (message: unknown) => socket.send(JSON.stringify(message));
    socket.on('open', () =>
      say({ type: 'connection_init', payload: { authorization: `Bearer ${this.login.token}` } }),
    );
    socket.on('message', (data) => {
      const text = String(data);
      this.bytes += text.length;
      const { type, payload } = frame.parse(JSON.parse(text));
      if (type === 'ping') say({ type: 'pong' });
      if (type === 'connection_ack')
        say({
          type: 'subscribe',
          id: '1',
          payload: {
            query: subscriptions[this.form],
            variables: { group: this.group, ...(this.form === 'stream' ? { from: this.last } : {}) },
          },
        });
      if (type === 'error') throw new Error(text);
      const [newest] = type === 'next' ? Object.values(result.parse(payload).data) : [];
      if (!newest) return;
      this.work = this.work.then(() => this.take(newest));
      ready?.();
    });
    socket.on('error', () => {});
    socket.on('close', () => setTimeout(() => this.connect(ready), 200));
  }

  private async take(came: z.output<typeof messages>): Promise<void> {
    const newest = [...came].sort((a, b) => a.position - b.position);
    const [oldest] = newest;
    if (oldest && oldest.position > this.last + 1) this.show(await this.missing(oldest.position));
    this.show(newest);
  }

  /** @returns The messages between the last one that was shown and this position. */
  private async missing(before: number): Promise<z.output<typeof messages>> {
    for (;;) {
      const person = new Person(this.portOf(), this.login.subDomain, this.login.token);
      const answer = await person
        .must<Record<string, unknown>>(
          `query q { clinic_chat_group_messages(where: { clinic_chat_group_id: { _eq: "${this.group}" }, position: { _gt: ${this.last}, _lt: ${before} } },
            order_by: [{ position: asc }]) { id position } }`,
        )
        .catch(() => null);
      if (answer) return messages.parse(Object.values(answer)[0]);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  private show(some: z.output<typeof messages>): void {
    for (const { id, position } of some) {
      if (position <= this.last) continue;
      this.last = position;
      this.seen.push(id);
      this.onMessage(id);
    }
  }

  close(): void {
    this.going = false;
    this.socket?.terminate();
  }
}
