import {
  canSeeStock,
  correctedCount,
  type InstrumentHistoryStatus,
  mayActOnStock,
  mayChangeReport,
  mayReport,
  mayResolve,
  resolutions,
  returnedQuantity,
} from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { defineCommand } from '../define.ts';
import { requireOk } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import {
  instrumentFinder,
  lockDay,
  module,
  openDayCount,
  type Run,
  readCountedQuantity,
  readCountLine,
  setCounted,
} from './days.ts';

const id = z.uuid();

export const reportInstrument = defineCommand({
  name: 'report_instrument',
  description:
    'Reports one instrument as missing or broken today, which reduces its count by one. With the `id` of a report made today, corrects that report.',
  input: z.object({
    id: id.nullish(),
    instrument_count_item_id: id,
    count_date: z.iso.date(),
    status: z.enum(['Missing', 'Broken']),
    notes: z.string().trim().max(1000).nullish(),
  }),
  returns: 'instrument_history_items',
  async run(run) {
    const { actor, db, now, input, emit } = run;
    requireOk(mayActOnStock(viewerOf(actor), module, 'ADD'));
    const said = { reported_as: input.status, status: input.status, notes: input.notes || null };
    if (input.id) {
      const { report, today } = await lockReport(run, input.id);
      if (report.instrument_count_item_id !== input.instrument_count_item_id) throw notFound();
      requireOk(mayChangeReport(report, report, today));
      return db.instrument_history_items.update({
        where: { id_client_id: { id: report.id, client_id: actor.client_id } },
        data: said,
        select: { id: true },
      });
    }
    const item = (await instrumentFinder(run, [input.instrument_count_item_id]))(
      input.instrument_count_item_id,
    );
    if (!canSeeStock(viewerOf(actor), item.clinic_id)) throw notFound();
    const today = await lockDay(run, item.clinic_id);
    const { count_date } = input;
    // An item that nobody has counted is assumed to be complete before this report.
    requireOk(mayReport({ count_date, quantity: item.expected_quantity }, today));
    const count = await openDayCount(run, item.clinic_id, today);
    const quantity = (await readCountedQuantity(run, count.id, item.id)) ?? item.expected_quantity;
    requireOk(mayReport({ count_date, quantity }, today));
    await setCounted(run, count.id, item, quantity - 1);
    const report = await db.instrument_history_items.create({
      data: {
        ...said,
        client_id: actor.client_id,
        clinic_id: item.clinic_id,
        instrument_count_id: count.id,
        instrument_count_item_id: item.id,
        created_by_user_id: actor.user_id,
        created_at: now,
      },
      select: { id: true },
    });
    emit({
      name: 'instrument_missing',
      entityId: report.id,
      clinicId: item.clinic_id,
      payload: {
        group: `instrument_missing:${item.clinic_id}:${today}`,
        instrument_name: item.name,
        status: input.status,
        notes: said.notes,
        instrument_count_id: count.id,
      },
    });
    return report;
  },
});

export const unreportInstrument = defineCommand({
  name: 'unreport_instrument',
  description: 'Withdraws a report made today. The instrument was found.',
  input: z.object({ id }),
  returns: 'instrument_history_items',
  async run(run) {
    const { actor, db, input } = run;
    requireOk(mayActOnStock(viewerOf(actor), module, 'EDIT'));
    const { report, today } = await lockReport(run, input.id);
    requireOk(mayChangeReport(report, report, today));
    await giveBack(run, report);
    await db.instrument_history_items.delete({
      where: { id_client_id: { id: report.id, client_id: actor.client_id } },
      select: { id: true },
    });
    return { id: report.id, gone: true };
  },
});

export const resolveInstrument = defineCommand({
  name: 'resolve_instrument',
  description:
    'Resolves a missing or broken instrument: REPLACED, MAINTAINED, or REVERSED if it was found. This is final.',
  input: z.object({ id, status: z.enum(resolutions), note: z.string().trim().max(500).nullish() }),
  returns: 'instrument_history_items',
  async run(run) {
    const { actor, db, now, input } = run;
    requireOk(mayActOnStock(viewerOf(actor), module, 'EDIT'));
    const { report } = await lockReport(run, input.id);
    requireOk(mayResolve(report));
    if (returnedQuantity(input.status) === 1) await giveBack(run, report);
    return db.instrument_history_items.update({
      where: { id_client_id: { id: report.id, client_id: actor.client_id } },
      data: {
        status: input.status,
        resolution_note: input.note || null,
        resolved_by_user_id: actor.user_id,
        resolved_at: now,
      },
      select: { id: true },
    });
  },
});

interface ReportRow {
  readonly id: string;
  readonly status: InstrumentHistoryStatus;
  readonly instrument_count_id: string;
  readonly instrument_count_item_id: string;
  readonly count_date: string;
  readonly expected_quantity: number;
}
/** Locks a report after its clinic, whose lock protects the counts. */
async function lockReport(run: Run, reportId: string): Promise<{ report: ReportRow; today: string }> {
  const { db, actor } = run;
  const [at] = await db.$queryRaw<{ clinic_id: string }[]>`
    select clinic_id from instrument_history_items where id = ${reportId}::uuid and client_id = ${actor.client_id}::uuid`;
  // Another clinic's report runs the same statements as a missing one, so that their timing is the same.
  if (!at || !canSeeStock(viewerOf(actor), at.clinic_id)) throw notFound();
  const today = await lockDay(run, at.clinic_id);
  // The report is read after the lock, because a transaction that held it may have changed or deleted the
  // report.
  const [report] = await db.$queryRaw<ReportRow[]>`
    select h.id, h.status::text as status, h.instrument_count_id, h.instrument_count_item_id,
      c.count_date::text as count_date, i.expected_quantity
    from instrument_history_items h
      join instrument_counts c on c.id = h.instrument_count_id and c.client_id = h.client_id
      join instrument_count_items i on i.id = h.instrument_count_item_id and i.client_id = h.client_id
    where h.id = ${reportId}::uuid and h.client_id = ${actor.client_id}::uuid for no key update of h`;
  if (!report) throw notFound();
  return { report, today };
}

async function giveBack(run: Run, report: ReportRow): Promise<void> {
  const { instrument_count_id: count, instrument_count_item_id: item, expected_quantity } = report;
  const line = await readCountLine(run, count, item);
  const of = line?.expected_quantity ?? expected_quantity;
  await setCounted(run, count, { id: item, expected_quantity }, correctedCount(line?.quantity ?? of - 1, of));
}
