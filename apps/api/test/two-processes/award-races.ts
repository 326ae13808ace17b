import { rivals } from '../support/race.ts';
import { north } from '../support/server.ts';
import type { Arena } from './arena.ts';
import type { PrepareRace } from './command-races.ts';

/** The date is later than the clock of any test. */
const planned = '2090-07-01';

/** @returns The id of the pay point of a new level. */
async function payPoint({ sql }: Arena): Promise<string> {
  const [level] = await sql(
    "insert into employee_award_levels (client_id, name) values ($1, 'Raced ' || gen_random_uuid()) returning id",
    [north.client],
  );
  const [point] = await sql(
    `insert into employee_award_sub_levels (client_id, employee_award_level_id, base_price, effective_from)
     values ($1, $2, 25.74, '2025-07-01') returning id`,
    [north.client, level?.id],
  );
  return String(point?.id);
}
const paid = ({ count }: Arena, point: string) =>
  count(
    'select count(*) from employee_award_rates where employee_award_sub_level_id = $1 and effective_from = $2',
    [point, planned],
  );
const levelsNamed =
  ({ count }: Arena, name: string) =>
  () =>
    count(
      `select count(*) from employee_award_levels l join employee_award_sub_levels s on s.employee_award_level_id = l.id
     where l.name = $1`,
      [name],
    );

export const awardRaces: Readonly<Record<string, PrepareRace>> = {
  async set_award_rate(arena, { admin: by }) {
    const employee_award_sub_level_id = await payPoint(arena);
    return {
      call: (n) => ({
        by,
        values: { employee_award_sub_level_id, effective_from: planned, base_price: `26.${10 + n}` },
      }),
      winners: rivals,
      done: () => paid(arena, employee_award_sub_level_id),
      all: 1,
    };
  },
  async remove_award_rate(arena, { admin: by }) {
    const employee_award_sub_level_id = await payPoint(arena);
    await arena.sql(
      `insert into employee_award_rates (client_id, employee_award_sub_level_id, effective_from, base_price)
       values ($1, $2, $3, 26.5)`,
      [north.client, employee_award_sub_level_id, planned],
    );
    return {
      call: () => ({ by, values: { employee_award_sub_level_id, effective_from: planned } }),
      winners: 1,
      done: async () => 1 - (await paid(arena, employee_award_sub_level_id)),
      all: 1,
    };
  },
  /** Every call succeeds, and only the first adds the level. */
  async import_master(arena, { admin: by }) {
    const [master] = await arena.sql(
      `insert into master_employee_awards (name, pay_per_hour, effective_from)
       values ('Raced ' || left(gen_random_uuid()::text, 8), 25.74, '2025-07-01') returning id, name`,
    );
    return {
      call: () => ({ by, values: { table: 'master_employee_awards', ids: [master?.id] } }),
      winners: rivals,
      done: levelsNamed(arena, String(master?.name)),
      all: 1,
    };
  },
  async import_pay_guide(arena, { admin: by }) {
    const [row] = await arena.sql("select 'Raced ' || left(gen_random_uuid()::text, 8) as name");
    const name = String(row?.name);
    return {
      call: () => ({ by, values: { rows: [{ name, base_price: '25.74', effective_from: '2025-07-01' }] } }),
      winners: rivals,
      done: levelsNamed(arena, name),
      all: 1,
    };
  },
};
