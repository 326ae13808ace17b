import { type HttpAnswer, type Person, send } from '../support/person.ts';
import { eventually } from '../support/server.ts';
import { missing } from './places.ts';
import type { World } from './world.ts';

/** The server runs SQL with these words by itself, so it is not counted as work for a request. */
const ownAccord = 'session_stamps|outbox_clients|rights_pulse|clock_offset|changes';

interface Seen {
  readonly status: number;
  readonly text: string;
  readonly statements: number;
}
/** Keys of rows of another tenant, and of rows of the actor's own tenant that the actor cannot see. */
export interface Keys {
  readonly foreign: readonly string[];
  readonly hidden: readonly string[];
}
export type Ask = (key: string) => Promise<HttpAnswer>;

/**
 * An attacker who wants to know whether a row exists can compare responses by body, status and amount of
 * work, which is measured here as the number of SQL statements that PostgreSQL has executed.
 */
export class Watch {
  constructor(private readonly world: World) {}

  /**
   * The ids by which pg_stat_statements knows the SQL that the server runs by itself. Comparing the texts
   * each time would take longer than the work that is measured.
   */
  private own: readonly string[] = [];

  private async learnOwn(): Promise<void> {
    const { rows } = await this.world.server.root.query<{ queryid: string }>(
      'select distinct queryid from pg_stat_statements where query ~ $1',
      [ownAccord],
    );
    this.own = rows.map(({ queryid }) => queryid);
  }

  /** @returns How many SQL statements the API's two logins have executed so far, without the server's own */
  private async statements(): Promise<number> {
    const { rows } = await this.world.server.root.query<{ calls: string }>(
      `select coalesce(sum(calls), 0) as calls from pg_stat_statements(showtext := false) s
       where s.userid in (select oid from pg_roles where rolname in ('operatory_api', 'operatory_platform'))
         and s.queryid <> all($1) and s.dbid = (select oid from pg_database where datname = current_database())`,
      [this.own],
    );
    return Number(rows[0]?.calls);
  }

  /** Waits until notifications of earlier work are processed, because their SQL would be counted too. */
  private async quiet(): Promise<void> {
    await this.learnOwn();
    let before = -1;
    await eventually(
      async () => {
        const now = await this.statements();
        const still = now === before;
        before = now;
        return still;
      },
      (still) => still,
    );
  }

  /** Sends the request with each key in turn, and counts the SQL statements that each one caused. */
  private async see(ask: Ask, keys: readonly string[]): Promise<readonly Seen[]> {
    const seen: Seen[] = [];
    let before = await this.statements();
    for (const key of keys) {
      const { status, text } = await ask(key);
      const after = await this.statements();
      // The ids of errors differ each time.
      const plain = text.replaceAll(key, '<key>').replace(/"id":"[0-9a-f-]{36}"/g, '"id":"<id>"');
      seen.push({ status, text: plain, statements: after - before });
      before = after;
    }
    return seen;
  }

  /**
   * The responses for these keys must not differ from the one for a key of no row in body, status or number
   * of SQL statements. That number is not compared when a request succeeded.
   */
  async differences(what: string, ask: Ask, { foreign, hidden }: Keys): Promise<string[]> {
    if (foreign.length + hidden.length === 0) return [];
    // The request is sent once without measuring, because the first request of a shape is planned.
    await ask(missing);
    const all = [...foreign, missing, ...hidden];
    let seen = await this.see(ask, all);
    const answers = () => new Set(seen.map(({ status, text }) => `${status} ${text}`)).size;
    const work = () => new Set(seen.map(({ statements, text }) => (done(text) ? 0 : statements))).size;
    // A session's rights are reloaded every two seconds, which adds SQL statements whatever the key is.
    for (let again = 0; again < 6 && answers() === 1 && work() > 1; again++) {
      await this.quiet();
      seen = await this.see(ask, all);
    }
    const faults =
      answers() > 1 || work() > 1 ? [`${what} distinguishes ${all.join()}: ${JSON.stringify(seen)}`] : [];
    // An invalid request would get equal responses too, which would prove nothing.
    if (/validation-failed|parse-failed|not found in type/.test(seen[0]?.text ?? ''))
      faults.push(`${what} is not understood: ${seen[0]?.text}`);
    return faults;
  }
}

const done = (text: string) => text.includes('"id":"<id>"');

export const graphql =
  (person: Person, query: string, variables: (key: string) => unknown): Ask =>
  (key) =>
    person.post({ query, variables: variables(key) });

export const rest =
  (person: Person, method: string, path: (key: string) => string, body?: (key: string) => unknown): Ask =>
  (key) =>
    send(person.port, person.host, method, path(key), body && JSON.stringify(body(key)), {
      authorization: `Bearer ${person.token}`,
      origin: `http://${person.host}`,
      'x-operatory': '1',
    });
