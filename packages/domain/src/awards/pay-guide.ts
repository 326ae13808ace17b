import { amountOf, centsOf } from '../client-masters/budget.ts';
import type { DatedRate } from './award-rates.ts';

/** A line of a pay guide: the rate of a pay point from a day on. */
export interface PayGuideRow extends DatedRate {
  readonly name: string;
  readonly service_type: string | null;
  readonly pay_point: string | null;
  readonly age: string | null;
  readonly description: string | null;
}
export interface KnownSubLevel {
  readonly id: string;
  readonly pay_point: string | null;
  readonly age: string | null;
  readonly rates: readonly DatedRate[];
}
export interface KnownLevel {
  readonly id: string;
  readonly name: string;
  readonly service_type: string | null;
  /** Null for a level of all kinds of employees. Pay guides have only such levels. */
  readonly employee_type_id: string | null;
  readonly sub_levels: readonly KnownSubLevel[];
}

/**
 * The effect of importing a row: it adds a level, a pay point of a known level, or a rate of a known pay
 * point; or it corrects a rate; or it has no effect.
 */
export type PayGuideEffect = 'level' | 'pay_point' | 'rate' | 'correction' | 'none';
export interface PlannedRow {
  readonly row: PayGuideRow;
  readonly effect: PayGuideEffect;
  /** Undefined if the level is new. */
  readonly level_id: string | undefined;
  readonly sub_level_id: string | undefined;
  /** Rows of the same level or pay point have the same key, because new ones have no id yet. */
  readonly level_key: string;
  readonly sub_level_key: string;
}

const folded = (text: string | null): string => (text ?? '').trim().toLowerCase();
const toCents = (price: string): string => amountOf(centsOf(price));

/**
 * @returns The effect of each row on a client's own levels, where rows build on the rows before them.
 * Importing the same rows again has no effect. A different price for a day that already has one is a
 * correction.
 */
export function planPayGuide(
  known: readonly KnownLevel[],
  rows: readonly PayGuideRow[],
): readonly PlannedRow[] {
  const own = known.filter(({ employee_type_id }) => employee_type_id === null);
  const points = own.flatMap((level) =>
    level.sub_levels.map((point) => ({ ...point, key: `${levelKey(level)}|${subLevelKey(point)}` })),
  );
  const levels = new Map(own.map((level) => [levelKey(level), level.id]));
  const subLevels = new Map<string, string>(points.map(({ key, id }) => [key, id]));
  const rates = new Map<string, string>(
    points.flatMap(({ key, rates: kept }) =>
      kept.map((rate) => [`${key}|${rate.effective_from}`, toCents(rate.base_price)] as const),
    ),
  );
  const addedLevels = new Set<string>();
  const addedSubLevels = new Set<string>();
  return rows.map((row) => {
    const level = levelKey(row);
    const subLevel = `${level}|${subLevelKey(row)}`;
    const rate = `${subLevel}|${row.effective_from}`;
    const kept = rates.get(rate);
    const effect = ((): PayGuideEffect => {
      if (!levels.has(level) && !addedLevels.has(level)) return 'level';
      if (!subLevels.has(subLevel) && !addedSubLevels.has(subLevel)) return 'pay_point';
      if (kept === undefined) return 'rate';
      return kept === toCents(row.base_price) ? 'none' : 'correction';
    })();
    addedLevels.add(level);
    addedSubLevels.add(subLevel);
    rates.set(rate, toCents(row.base_price));
    return {
      row,
      effect,
      level_id: levels.get(level),
      sub_level_id: subLevels.get(subLevel),
      level_key: level,
      sub_level_key: subLevel,
    };
  });
}

const levelKey = ({ name, service_type }: Pick<PayGuideRow, 'name' | 'service_type'>): string =>
  JSON.stringify([folded(service_type), folded(name)]);
const subLevelKey = ({ pay_point, age }: Pick<PayGuideRow, 'pay_point' | 'age'>): string =>
  JSON.stringify([folded(pay_point), age ?? '']);

export interface MasterAward {
  readonly name: string;
  readonly short_info: string | null;
  readonly job_role: string | null;
  readonly job_level: string | null;
  readonly age: string | null;
  readonly pay_per_hour: string;
  readonly effective_from: string | null;
}

/**
 * Turns a line of the platform's pay guide into a row for a client. The job level becomes the pay point,
 * unless the name already contains it ("Support Services Level 1"). A line without a first day applies from
 * today.
 */
export function rowOfMaster(master: MasterAward, today: string): PayGuideRow {
  const isInName = folded(master.name).includes(folded(master.job_level));
  return {
    name: master.name,
    service_type: master.job_role,
    pay_point: isInName ? null : master.job_level,
    age: master.age,
    description: master.short_info,
    base_price: master.pay_per_hour,
    effective_from: master.effective_from ?? today,
  };
}
