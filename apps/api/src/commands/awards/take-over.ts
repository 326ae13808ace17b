import {
  type AwardPercentages,
  type KnownLevel,
  type PayGuideRow,
  type PlannedRow,
  planPayGuide,
} from '@operatory/domain';
import { notFound } from '../../errors/refusal.ts';
import type { CommandContext } from '../define.ts';
import { requireOk } from '../refuse.ts';
import { mayChangeAwards, saveRate } from './locked-awards.ts';

type At = Pick<CommandContext, 'db' | 'actor' | 'now'>;

interface TakeOver {
  readonly rows: readonly PayGuideRow[];
  /** The client's level whose percentages are copied to the new levels. */
  readonly percentages_from: string | null;
  /** Whether a rate that is stored for the same day with another price is overwritten. */
  readonly correct: boolean;
}

/**
 * Adds the levels, pay points and rates of a pay guide to the client's own, for a caller that has locked
 * them with `lockAwards`. Returns the number of rows that changed something.
 */
export async function takeOver(at: At, { rows, percentages_from, correct }: TakeOver): Promise<number> {
  const planned = planPayGuide(await knownLevels(at), rows).filter(
    ({ effect }) => effect !== 'none' && (correct || effect !== 'correction'),
  );
  if (planned.some(({ effect }) => effect === 'rate' || effect === 'correction'))
    requireOk(mayChangeAwards(at.actor, 'EDIT'));
  const percentages = percentages_from === null ? null : await percentagesOf(at, percentages_from);
  const levels = new Map<string, string>();
  const subLevels = new Map<string, string>();
  for (const each of planned) {
    const level =
      each.level_id ?? levels.get(each.level_key) ?? (await addLevel(at, each, planned, percentages));
    levels.set(each.level_key, level);
    const known = each.sub_level_id ?? subLevels.get(each.sub_level_key);
    if (known) await saveRate(at, known, each.row);
    else subLevels.set(each.sub_level_key, await addSubLevel(at, level, each.row));
  }
  return planned.length;
}

export async function knownLevels({ db, actor }: At): Promise<readonly KnownLevel[]> {
  return db.$queryRaw<KnownLevel[]>`
    select l.id, l.name, l.service_type, l.employee_type_id,
      coalesce((select json_agg(json_build_object('id', s.id, 'pay_point', s.pay_point, 'age', s.age, 'rates',
          (select coalesce(json_agg(json_build_object('effective_from', r.effective_from::text, 'base_price', r.base_price::text)), '[]')
            from employee_award_rates r where r.client_id = s.client_id and r.employee_award_sub_level_id = s.id)))
        from employee_award_sub_levels s
        where s.client_id = l.client_id and s.employee_award_level_id = l.id and s.deleted_at is null), '[]') as sub_levels
    from employee_award_levels l
    where l.client_id = ${actor.client_id}::uuid and l.deleted_at is null
    order by l.position, l.id`;
}

async function percentagesOf({ db, actor }: At, id: string): Promise<AwardPercentages> {
  const [level] = await db.$queryRaw<AwardPercentages[]>`
    select casual_rate_percentage::text, saturday_casual_rate_percentage::text, sunday_casual_rate_percentage::text,
      public_holidays_casual_rate_percentage::text, overtime_time_and_half_percentage::text,
      overtime_double_time_percentage::text, overtime_sundays_percentage::text, overtime_public_holidays_percentage::text
    from employee_award_levels
    where id = ${id}::uuid and client_id = ${actor.client_id}::uuid and deleted_at is null`;
  if (!level) throw notFound();
  return level;
}

async function addLevel(
  { db, actor, now }: At,
  { row, level_key }: PlannedRow,
  planned: readonly PlannedRow[],
  percentages: AwardPercentages | null,
): Promise<string> {
  const own = planned.filter((each) => each.level_key === level_key);
  const last = await db.employee_award_levels.aggregate({
    where: { client_id: actor.client_id },
    _max: { position: true },
  });
  const { id } = await db.employee_award_levels.create({
    data: {
      client_id: actor.client_id,
      name: row.name,
      service_type: row.service_type,
      is_age_required: own.some((each) => each.row.age !== null),
      is_payPoint_required: own.some((each) => each.row.pay_point !== null),
      ...percentages,
      position: Number(last._max.position ?? 0) + 1024,
      created_at: now,
      updated_at: now,
    },
    select: { id: true },
  });
  return id;
}

async function addSubLevel({ db, actor, now }: At, level: string, row: PayGuideRow): Promise<string> {
  const [added] = await db.$queryRaw<{ id: string }[]>`
    insert into employee_award_sub_levels
      (client_id, employee_award_level_id, pay_point, age, description, base_price, effective_from, created_at, updated_at)
    values (${actor.client_id}::uuid, ${level}::uuid, ${row.pay_point}, ${row.age}, ${row.description},
      ${row.base_price}::numeric, ${row.effective_from}::date, ${now}, ${now})
    returning id`;
  if (!added) throw new Error('no pay point was added');
  return added.id;
}
