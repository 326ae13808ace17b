import { maxCountLines, mayActOnStock, mayCountToday, maySetCounted } from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { defineCommand } from '../define.ts';
import { refused, requireOk } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import {
  instrumentFinder,
  lockDay,
  module,
  openDayCount,
  type Run,
  readCountedQuantity,
  setCounted,
} from './days.ts';

const line = z.object({
  instrument_count_item_id: z.uuid(),
  quantity: z.int().min(0).max(9999),
  /** The count that the page showed before this one was entered; absent if nobody had counted yet. */
  seen: z.int().nullish(),
  notes: z.string().trim().max(1000).nullish(),
});

export const saveInstrumentCount = defineCommand({
  name: 'save_instrument_count',
  description:
    'Saves today’s count of a clinic’s instruments. `seen` is the count that the caller saw, so that a colleague’s newer count is not overwritten. With `is_finished`, finishes the day if everything is counted.',
  input: z.object({
    clinic_id: z.uuid(),
    count_date: z.iso.date(),
    lines: z.array(line).max(maxCountLines).default([]),
    notes: z.string().trim().max(1000).nullish(),
    is_finished: z.boolean().default(false),
  }),
  returns: 'instrument_counts',
  async run(run) {
    const { actor, db, now, input } = run;
    requireOk(mayActOnStock(viewerOf(actor), module, 'ADD'));
    const today = await lockDay(run, input.clinic_id);
    requireOk(mayCountToday(input, today));
    const item = await instrumentFinder(
      run,
      input.lines.map(({ instrument_count_item_id }) => instrument_count_item_id),
    );
    const count = await openDayCount(run, input.clinic_id, today);
    for (const { instrument_count_item_id, quantity, seen, notes } of input.lines) {
      const instrument = item(instrument_count_item_id);
      if (instrument.clinic_id !== input.clinic_id) throw notFound();
      requireOk(
        maySetCounted(await readCountedQuantity(run, count.id, instrument.id), seen ?? null, quantity),
      );
      await setCounted(
        run,
        count.id,
        instrument,
        quantity,
        notes === undefined ? {} : { notes: notes || null },
      );
    }
    if (input.is_finished) await mustBeWhole(run, input.clinic_id, count.id);
    const finished = input.is_finished
      ? { status: 'FINISHED' as const, finished_by_user_id: actor.user_id, finished_at: now }
      : { status: 'OPEN' as const, finished_by_user_id: null, finished_at: null };
    return db.instrument_counts.update({
      where: { id_client_id: { id: count.id, client_id: actor.client_id } },
      data: {
        ...(input.is_finished && count.status === 'FINISHED' ? {} : finished),
        ...(input.notes === undefined ? {} : { notes: input.notes || null }),
        version: { increment: 1 },
      },
      select: { id: true },
    });
  },
});

/** Refuses unless every active instrument of the clinic was counted. */
async function mustBeWhole({ db, actor }: Run, clinicId: string, count: string): Promise<void> {
  const left = await db.instrument_count_items.count({
    where: {
      client_id: actor.client_id,
      clinic_id: clinicId,
      deleted_at: null,
      status: 'ACTIVE',
      instrument_tray: { status: 'ACTIVE', deleted_at: null },
      instrument_count_lines: { none: { instrument_count_id: count } },
    },
  });
  if (left > 0) throw refused('take_lines_left', { n: String(left) });
}
