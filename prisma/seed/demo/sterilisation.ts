import { addDays, localDate, wallToInstant } from '../../../packages/domain/src/index.ts';
import type { ClinicSeed } from '../organisation.ts';
import { idOf, insert, type Row } from '../sql.ts';
import type { DemoFeature } from './feature.ts';
import { practiceOf, type Sterilisation } from './practices/index.ts';
import { weekday } from './weekday.ts';

const daysCounted = 8;

/**
 * Adds counts on eight working days, with some instruments reported as missing or broken and most of them
 * resolved, and entries in the steriliser log.
 */
export const seedSterilisation: DemoFeature = async (sql, tenant) => {
  const { seed, now, chance } = tenant;
  if (seed.packageId < 2) return;
  const client_id = seed.id;
  const rows = {
    instrument_trays: [] as Row[],
    instrument_count_items: [] as Row[],
    instrument_counts: [] as Row[],
    instrument_count_lines: [] as Row[],
    instrument_history_items: [] as Row[],
    clinic_restrotive_item: [] as Row[],
    sterilisers: [] as Row[],
    sterilisation_cycles: [] as Row[],
  };
  for (const clinic of seed.clinics) {
    const clinic_id = tenant.clinicId(clinic);
    const { sterilisation } = practiceOf(clinic);
    if (!sterilisation) continue;
    const instruments = traysOf(sterilisation, clinic_id, client_id, rows.instrument_trays);
    rows.instrument_count_items.push(...instruments);
    rows.clinic_restrotive_item.push({
      id: idOf(clinic_id, 'restrictive'),
      client_id,
      clinic_id,
      name: sterilisation.limit[0],
      short_info: sterilisation.limit[1],
      restrotive_count: sterilisation.limit[2],
      status: 'ACTIVE',
      position: 1024,
    });
    const staff = tenant.staffOf(clinic);
    const steriliser = steriliserOf(tenant, clinic, sterilisation);
    rows.sterilisers.push(steriliser);
    let date = localDate(now, clinic.zone);
    for (let back = 0; back < daysCounted; back++) {
      date = weekday(addDays(date, -1), -1);
      const counter = chance.pick(staff);
      const count = idOf(clinic_id, 'count', date);
      const at = wallToInstant(date, '17:20', clinic.zone).toISOString();
      rows.instrument_counts.push({
        id: count,
        client_id,
        clinic_id,
        count_date: date,
        status: 'FINISHED',
        created_by_user_id: counter.id,
        finished_by_user_id: counter.id,
        finished_at: at,
        version: 1,
        created_at: at,
      });
      for (const load of [1, 2])
        rows.sterilisation_cycles.push(
          cycleOf(steriliser, {
            date,
            load,
            number: (daysCounted - back) * 2 + load,
            operator: counter.id,
            leader: (tenant.leadersOf(clinic)[0] ?? counter).id,
            content: sterilisation.loads[load - 1] ?? '',
            failed: back === 4 && load === 2,
          }),
        );
      const gone = back % 3 === 1 ? chance.pick(instruments) : null;
      for (const item of instruments)
        rows.instrument_count_lines.push({
          id: idOf(count, String(item.id)),
          client_id,
          instrument_count_id: count,
          instrument_count_item_id: item.id,
          expected_quantity: item.expected_quantity,
          quantity: Number(item.expected_quantity) - (item === gone ? 1 : 0),
          created_at: at,
        });
      if (gone) rows.instrument_history_items.push(reportOf(clinic, sterilisation, String(gone.id), back));
    }
    function reportOf(
      { zone }: ClinicSeed,
      { broken, found }: Sterilisation,
      item: string,
      back: number,
    ): Row {
      const reported_as = back % 2 ? 'Missing' : 'Broken';
      const open = back < 3;
      const resolver = tenant.leadersOf(clinic)[0] ?? chance.pick(staff);
      return {
        id: idOf(clinic_id, 'report', date, item),
        client_id,
        clinic_id,
        instrument_count_id: idOf(clinic_id, 'count', date),
        instrument_count_item_id: item,
        reported_as,
        status: open ? reported_as : reported_as === 'Broken' ? 'REPLACED' : 'REVERSED',
        notes: reported_as === 'Broken' ? broken : null,
        created_by_user_id: chance.pick(staff).id,
        resolved_by_user_id: open ? null : resolver.id,
        resolved_at: open ? null : wallToInstant(weekday(addDays(date, 1)), '09:10', zone).toISOString(),
        resolution_note: open ? null : reported_as === 'Broken' ? 'From the spares' : found,
        created_at: wallToInstant(date, '17:25', zone).toISOString(),
      };
    }
  }
  for (const [table, each] of Object.entries(rows)) await insert(sql, table, each);
};

/** @returns The instruments of a clinic. Their trays are added to `into`. */
function traysOf({ trays }: Sterilisation, clinic_id: string, client_id: string, into: Row[]): Row[] {
  return trays.flatMap(([name, color, items], index) => {
    const id = idOf(clinic_id, 'tray', name);
    into.push({ id, client_id, clinic_id, name, color, status: 'ACTIVE', position: (index + 1) * 1024 });
    return items.map(([item, expected_quantity], place) => ({
      id: idOf(id, item),
      client_id,
      clinic_id,
      instrument_tray_id: id,
      name: item,
      expected_quantity,
      status: 'ACTIVE',
      position: (place + 1) * 1024,
    }));
  });
}

/** @returns The steriliser of a clinic, whose service is due in two months. */
function steriliserOf(
  tenant: Parameters<DemoFeature>[1],
  clinic: ClinicSeed,
  { steriliser, make }: Sterilisation,
): Row {
  const clinic_id = tenant.clinicId(clinic);
  const today = localDate(tenant.now, clinic.zone);
  return {
    id: idOf(clinic_id, 'steriliser'),
    client_id: tenant.seed.id,
    clinic_id,
    name: steriliser,
    make,
    serial_number: `ST-${idOf(clinic_id, 'serial').slice(0, 6).toUpperCase()}`,
    next_service_date: addDays(today, 60),
    next_validation_date: addDays(today, 150),
    status: 'ACTIVE',
    position: 1024,
  };
}

interface Load {
  readonly date: string;
  readonly load: number;
  readonly number: number;
  readonly operator: string;
  readonly leader: string;
  readonly content: string;
  readonly failed: boolean;
}
/** @returns A cycle at 134 °C. A load that failed was packed again and repeated. */
const cycleOf = (
  { id, client_id, clinic_id }: Row,
  { date, load, number, operator, leader, content, failed }: Load,
): Row => ({
  id: idOf(String(id), date, String(load)),
  client_id,
  clinic_id,
  steriliser_id: id,
  batch_number: `S1-${date.replaceAll('-', '')}-${load}`,
  cycle_number: number,
  cycle_date: date,
  start_time: load === 1 ? '12:40' : '17:05',
  program: 'Wrapped 134 °C',
  temperature: 134.5,
  pressure: failed ? 188 : 212,
  holding_minutes: failed ? 2.5 : 4,
  load_content: content,
  chemical_indicator: failed ? 'FAILED' : 'PASSED',
  result: failed ? 'FAILED' : 'PASSED',
  created_by_user_id: operator,
  released_by_user_id: failed ? null : leader,
  notes: failed ? 'The door seal leaked. Packed again and run in the morning.' : null,
});
