import { randomUUID } from 'node:crypto';
import type { Person } from './person.ts';
import type { Row } from './rows.ts';
import { eventually, north, startTestServer, type TestServer } from './server.ts';

export type Talker = 'admin' | 'keeper' | 'keepertwo' | 'worker' | 'helper' | 'other';
const names: readonly Talker[] = ['admin', 'keeper', 'keepertwo', 'worker', 'helper', 'other'];

/** The people of north write to each other. */
export class ChatScene {
  readonly users: Readonly<Record<Talker, string>> = { ...north.users, keepertwo: north.users.keeperTwo };
  private constructor(
    readonly server: TestServer,
    readonly people: Readonly<Record<Talker, Person>>,
  ) {}

  static async start(): Promise<ChatScene> {
    const server = await startTestServer();
    return new ChatScene(server, await server.signInAll('north', ...names));
  }

  async rows(text: string, ...values: unknown[]): Promise<Row[]> {
    return (await this.server.root.query(text, values)).rows;
  }

  /** All chats are deleted, because a test must not see the messages of earlier ones. */
  async clear(): Promise<void> {
    // An earlier test may still create a notification.
    const cleared = () =>
      this.server.root
        .query(
          `delete from chat_notifications; delete from chat_typing; delete from user_chat_messages; delete from user_chats;
           delete from clinic_chat_group_messages; delete from clinic_chat_group_users; delete from clinic_chat_groups`,
        )
        .then(
          () => true,
          () => false,
        );
    await eventually(cleared, Boolean);
  }

  /** @returns The answer of a command, or the code of its refusal. */
  async run(who: Talker, command: string, args: string, fields = '{ id }'): Promise<unknown> {
    const { data, errors } = await this.people[who].ask(`mutation m { ${command}(${args}) ${fields} }`);
    return errors?.[0]?.extensions.refusal ?? errors?.[0]?.message ?? data?.[command];
  }

  say(who: Talker, to: Talker, message: string, more = '', id: string = randomUUID()): Promise<unknown> {
    const args = `id: "${id}", receiver_user_id: "${this.users[to]}", message: ${JSON.stringify(message)}`;
    return this.run(who, 'send_chat_message', args + more);
  }

  sayIn(who: Talker, group: string, message: string, more = '', id: string = randomUUID()): Promise<unknown> {
    const args = `id: "${id}", clinic_chat_group_id: "${group}", message: ${JSON.stringify(message)}`;
    return this.run(who, 'send_group_message', args + more);
  }

  with = (name: Talker): string => `user_id: "${this.users[name]}"`;
  in = (group: string): string => `clinic_chat_group_id: "${group}"`;
  ids = (...of: readonly Talker[]): string => JSON.stringify(of.map((name) => this.users[name]));

  mark(who: Talker, chat: string, position: number, command = 'mark_chat_read'): Promise<unknown> {
    return this.run(who, command, `${chat}, position: ${position}`, '{ affected_rows }');
  }

  /** @returns The id of a new group. */
  async group(maker: Talker, members: readonly Talker[], more = ''): Promise<string> {
    const made = await this.run(
      maker,
      'create_chat_group',
      `name: "Front desk", user_ids: ${this.ids(...members)}${more || `, clinic_id: "${north.clinics.one}"`}`,
    );
    if (typeof made !== 'object' || made === null) throw new Error(`no group: ${made}`);
    return String(Reflect.get(made, 'id'));
  }

  async chats(who: Talker, args = ''): Promise<Row[]> {
    const { my_chats } = await this.people[who].must<{ my_chats: Row[] }>(
      `query q { my_chats${args} { key user { display_name } group { name clinic { name } } last_message last_message_at last_position
        unread muted mentions_me read_position others_read_position others_delivered_position is_last_deleted last_sender_name } }`,
    );
    return my_chats;
  }

  async read(who: Talker, query: string): Promise<unknown> {
    return Object.values(await this.people[who].must<Row>(`query q { ${query} }`))[0];
  }
}
