import { localDate } from '@operatory/domain';
import { addInstrument } from '../support/instruments.ts';
import { rivals } from '../support/race.ts';
import { north } from '../support/server.ts';
import { done } from '../support/stock.ts';
import type { Arena } from './arena.ts';
import type { Cast, PrepareRace } from './command-races.ts';

const clinic_id = north.clinics.one;

async function todayOf({ sql }: Arena): Promise<string> {
  const [clinic] = await sql('select zone from clinics where id = $1', [clinic_id]);
  return localDate(new Date(), String(clinic?.zone));
}
/** The instrument has an expected quantity of three, one of them reported. */
async function missing(arena: Arena, { keeper }: Cast) {
  const item = await addInstrument(arena.sql, 3);
  const id = await done(keeper, 'report_instrument', {
    instrument_count_item_id: item,
    count_date: await todayOf(arena),
    status: 'Missing',
  });
  const left = () =>
    arena.count('select quantity from instrument_count_lines where instrument_count_item_id = $1', [item]);
  return { item, id, left };
}

export const instrumentRaces: Readonly<Record<string, PrepareRace>> = {
  /** No request has seen a count, so only the first one saves, and there is one line. */
  async save_instrument_count(arena, { keeper }) {
    const item = await addInstrument(arena.sql, 60);
    const count_date = await todayOf(arena);
    return {
      call: (n) => ({
        by: keeper,
        values: { clinic_id, count_date, lines: [{ instrument_count_item_id: item, quantity: n }] },
      }),
      winners: 1,
      done: () =>
        arena.count('select count(*) from instrument_count_lines where instrument_count_item_id = $1', [
          item,
        ]),
      all: 1,
    };
  },
  /** The clinic has three instruments, so three reports succeed. */
  async report_instrument(arena, { keeper }) {
    const item = await addInstrument(arena.sql, 3);
    const count_date = await todayOf(arena);
    return {
      call: () => ({ by: keeper, values: { instrument_count_item_id: item, count_date, status: 'Missing' } }),
      winners: Math.min(3, rivals),
      done: () =>
        arena.count('select count(*) from instrument_history_items where instrument_count_item_id = $1', [
          item,
        ]),
      all: Math.min(3, rivals),
      once: 1,
    };
  },
  async unreport_instrument(arena, cast) {
    const { id, left } = await missing(arena, cast);
    return { call: () => ({ by: cast.admin, values: { id } }), winners: 1, done: left, all: 3, once: 3 };
  },
  /** A reported instrument is returned only once. */
  async resolve_instrument(arena, cast) {
    const { id, left } = await missing(arena, cast);
    return {
      call: () => ({ by: cast.admin, values: { id, status: 'REVERSED' } }),
      winners: 1,
      done: left,
      all: 3,
      once: 3,
    };
  },
};
