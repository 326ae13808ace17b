import { idOf, type Row, type Sql } from '../../../../prisma/seed/sql.ts';
import { Chance } from './chance.ts';
import {
  type ColumnFacts,
  type DatabaseFacts,
  type ForeignKey,
  inOrder,
  type TableFacts,
} from './database-facts.ts';
import { hints } from './grown-hints.ts';
import { Deck, plainValue } from './grown-values.ts';
import { type Place, staffIds } from './places.ts';

/** A table has this number of rows per tenant, unless a hint says otherwise. */
const usualRows = 16;
/** Constraints refuse inconsistent rows, so larger and larger batches are tried. */
const draws = [2, 40, 100];
/**
 * The function inserts the first row that violates no constraint; otherwise it returns the last violation.
 */
const firstThatFits = `create or replace function pg_temp.first_that_fits(name text, drawn jsonb) returns text language plpgsql as $$
  declare
    one jsonb;
    reason text;
  begin
    for one in select jsonb_array_elements(drawn) loop
      begin
        execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)', name,
          (select string_agg(quote_ident(k), ', ') from jsonb_object_keys(one) k)) using one;
        return null;
      exception when others then
        reason := sqlerrm;
      end;
    end loop;
    return reason;
  end $$`;

/**
 * Every table without planted rows is filled: for both clinics and none, each person and each state, with
 * existing rows for each foreign key. A new table is filled without being listed; when no generated row
 * satisfies its constraints, the error says what the hint must provide.
 */
export async function grow(sql: Sql, facts: DatabaseFacts, place: Place): Promise<void> {
  const grower = new Grower(sql, facts, place);
  // Triggers that require commands are disabled, since they are not tested here; checks are still enforced.
  await sql('set local session_replication_role = replica');
  await sql(firstThatFits);
  const faults: string[] = [];
  for (const table of inOrder(facts)) faults.push(...(await grower.table(table)));
  if (faults.length > 0)
    throw new Error(
      `no canaries fit for the ${place.name}; grown-hints.ts may say more:\n${faults.join('\n')}`,
    );
  await sql('set local session_replication_role = origin');
}

const isTenants = ({ columns }: TableFacts) => columns.some(({ name }) => name === 'client_id');

class Grower {
  private readonly rows = new Map<string, readonly Row[]>();
  constructor(
    private readonly sql: Sql,
    private readonly facts: DatabaseFacts,
    private readonly place: Place,
  ) {}

  async table(table: TableFacts): Promise<readonly string[]> {
    const hint = hints[table.name];
    // Rows without a tenant belong to the platform.
    const isOurs = isTenants(table) || this.place.isPlatform;
    if (!isOurs || hint === 'none') return [];
    const { rows } = await this.sql(
      `select count(*)::int as count from "${table.name}"${isTenants(table) ? ' where client_id = $1' : ''}`,
      isTenants(table) ? [this.place.client] : [],
    );
    if (Number(rows[0]?.count) > 0 && !hint?.evenSo) return [];
    const wanted = hint?.rows ?? usualRows;
    for (const { table: target } of table.foreignKeys) await this.rowsOf(target);
    const draft = new Draft(table, this.facts, this.place, (name) => this.rows.get(name) ?? []);
    let fault: string | undefined;
    for (let index = 0; index < wanted && !fault; index++) fault = await this.planted(table, draft, index);
    this.rows.delete(table.name);
    return fault ? [`${table.name}: ${fault}`] : [];
  }

  /** @returns The reason why the database accepted no row; undefined if it accepted one. */
  private async planted(table: TableFacts, draft: Draft, index: number): Promise<string | undefined> {
    let reason: string | undefined;
    for (const many of draws) {
      let drawn: readonly Row[];
      try {
        drawn = Array.from({ length: many }, () => draft.row(index));
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
      const { rows } = await this.sql('select pg_temp.first_that_fits($1, $2::jsonb) as reason', [
        table.name,
        JSON.stringify(drawn),
      ]);
      const [refusal] = rows;
      if (refusal?.reason === null) return undefined;
      reason = String(refusal?.reason);
    }
    return reason;
  }

  private async rowsOf(name: string): Promise<readonly Row[]> {
    const facts = this.facts.tables.get(name);
    const known = this.rows.get(name);
    if (known || !facts) return known ?? [];
    const { rows } = await this.sql(
      `select to_jsonb(t) as row from "${name}" t${isTenants(facts) ? ' where client_id = $1' : ''} order by 1`,
      isTenants(facts) ? [this.place.client] : [],
    );
    const found: Row[] = rows.map(({ row }) => row as Row);
    this.rows.set(name, found);
    return found;
  }
}

export class Draft {
  private readonly chance: Chance;
  private readonly decks = new Map<string, Deck<unknown>>();
  constructor(
    private readonly table: TableFacts,
    private readonly facts: DatabaseFacts,
    private readonly at: Place,
    /** A foreign key may refer to these rows. */
    private readonly rowsOf: (table: string) => readonly Row[],
  ) {
    const words = `${table.name} ${at.name}`;
    this.chance = new Chance(
      [...words].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) | 0, 7),
    );
  }

  row(index: number): Row {
    const row: Record<string, unknown> = {};
    const has = (name: string) => this.table.columns.some((column) => column.name === name);
    if (has('client_id')) row.client_id = this.at.client;
    const id = this.table.columns.find(({ name }) => name === 'id');
    if (id?.type === 'uuid')
      row.id = idOf(this.at.client, 'grown', this.table.name, String(index), String(this.chance.below(1e9)));
    else if (id && !id.hasDefault) row.id = 9_000 + index;
    const hint = hints[this.table.name];
    const said = typeof hint === 'object' ? (hint.values ?? {}) : {};
    for (const [name, values] of Object.entries(said))
      row[name] =
        typeof values === 'function'
          ? values({ index, place: this.at, chance: this.chance })
          : this.dealt(name, values);
    // Keys that determine most of a row come first: an order's line before the order, and both before the clinic.
    const keys = [...this.table.foreignKeys].sort(
      (one, other) => this.shared(other).length - this.shared(one).length,
    );
    for (const key of keys) this.refer(row, key);
    for (const column of this.table.columns)
      if (!(column.name in row)) {
        const value = this.value(column, index);
        if (value !== undefined) row[column.name] = value;
      }
    return row;
  }

  private dealt<Card>(name: string, cards: readonly Card[]): Card {
    const deck = (this.decks.get(name) as Deck<Card> | undefined) ?? new Deck(cards, this.chance);
    this.decks.set(name, deck as Deck<unknown>);
    return deck.deal();
  }

  /**
   * The rows to which this key refers have these foreign-key columns too, under the same name, so the values
   * must agree.
   */
  private shared({ table, on }: ForeignKey): readonly string[] {
    if (table === this.table.name) return [];
    const theirs = new Set(this.facts.tables.get(table)?.columns.map(({ name }) => name));
    const own = this.table.foreignKeys.flatMap((key) => key.on.map(([ours]) => ours));
    const hint = hints[this.table.name];
    const adopted = (typeof hint === 'object' && hint.adopts) || [];
    return own.filter(
      (name) =>
        theirs.has(name) &&
        name !== 'client_id' &&
        !on.some(([ours]) => ours === name) &&
        (!/user_?id$/.test(name) || adopted.includes(name)),
    );
  }

  private refer(row: Record<string, unknown>, key: ForeignKey): void {
    const { on, table, isNullable } = key;
    const open = on.filter(([ours]) => !(ours in row));
    if (open.length === 0) return;
    const shared = this.shared(key);
    const fits = (target: Row) =>
      on.every(([ours, theirs]) => !(ours in row) || row[ours] === target[theirs]) &&
      shared.every((name) => !row[name] || !target[name] || row[name] === target[name]);
    const name = open.map(([ours]) => ours).join();
    let cards: readonly Row[] = this.rowsOf(table).filter(fits);
    if (table === 'clinics') {
      const { one, two } = this.at.clinics;
      cards = cards.filter(({ id }) => id === one || id === two);
    } else if (table === 'users') {
      const byId = new Map(cards.map((card) => [card.id, card]));
      cards = this.people().flatMap((user): readonly Row[] =>
        [byId.get(user)].filter((card) => card !== undefined),
      );
    } else if (row.clinic_id !== undefined && cards.some((card) => 'clinic_id' in card)) {
      const near = cards.filter(({ clinic_id }) => clinic_id === row.clinic_id);
      if (near.length > 0) cards = near;
    }
    const isEmpty = cards.length === 0 || (isNullable && this.chance.yes(4));
    if (isEmpty && !isNullable)
      throw new Error(`${this.table.name} needs a row of ${table}, and there is none`);
    const card = isEmpty
      ? undefined
      : table === 'users' || table === 'clinics'
        ? this.dealt(name, cards)
        : this.chance.pick(cards);
    for (const [ours, theirs] of open) row[ours] = card?.[theirs] ?? null;
    for (const name of this.shared(key)) if (!(name in row) && card?.[name] != null) row[name] = card[name];
  }

  /** The people to whom rows are assigned. The two employees are listed twice, so they get the most rows. */
  private people(): readonly string[] {
    const { here, there, boss, bossThere, head } = this.at.people;
    return [here, there, boss, here, bossThere, there, head, this.at.spare];
  }

  private value(column: ColumnFacts, index: number): unknown {
    const { name, type, isArray, isNullable, hasDefault } = column;
    if (/^(created_at|updated_at|version|short_id|id)$/.test(name)) return undefined;
    if (name === 'deleted_at') return this.chance.yes(4) ? '2026-11-02T00:00:00Z' : null;
    const values = this.facts.enums[type] ?? column.choices;
    if (isArray) return this.list(column, values);
    if (values) return this.dealt(name, values);
    if (type === 'bool') return this.dealt(name, [true, false]);
    // Optional timestamps are set in some rows only.
    if (isNullable && type === 'timestamptz' && this.chance.yes()) return null;
    if (type === 'uuid')
      return /user_?id$/.test(name)
        ? this.someone(name)
        : isNullable
          ? null
          : idOf(this.at.client, name, String(index));
    // Pictures and files are added later, because triggers check them.
    if ((hasDefault && type !== 'text') || (isNullable && type === 'jsonb')) return undefined;
    const value = plainValue(column, {
      table: this.table.name,
      place: this.at.name,
      index,
      chance: this.chance,
    });
    if (value === undefined && !isNullable)
      throw new Error(`no value is known of ${this.table.name}.${name}, ${type}`);
    return value;
  }

  /**
   * A user column without a foreign key holds one of the platform's staff, one of the tenant's people, or
   * null.
   */
  private someone(name: string): unknown {
    return this.dealt(name, [...Object.values(staffIds), null, ...this.people()]);
  }

  private list({ name, type, hasDefault }: ColumnFacts, values: readonly string[] | undefined): unknown {
    if (values) return this.chance.some(values, 1 + this.chance.below(values.length));
    if (type === 'uuid' && /user_ids$/.test(name)) return this.chance.some([...new Set(this.people())], 2);
    return hasDefault ? undefined : type === 'text' ? [`Canary of the ${this.at.name}`] : [];
  }
}
