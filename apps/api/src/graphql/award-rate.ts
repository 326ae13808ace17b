import {
  type AwardLabel,
  awardLabelOn,
  type DatedRate,
  isAwardDayType,
  isRole,
  levelsFor,
  payOf,
  percentageOf,
  rateOn,
  roleOf,
} from '@operatory/domain';
import { isDate } from '@operatory/resource';
import { z } from 'zod';
import type { AppContext, SignedIn } from '../context/context.ts';
import type { Builder } from './builder.ts';
import { inTenant } from './me.ts';

interface AwardRate {
  readonly label: AwardLabel | null;
  readonly level: string;
  readonly pay_point: string | null;
  readonly age: string | null;
  readonly fits: boolean;
  readonly base_price: string | null;
  readonly effective_from: string | null;
  readonly percentage: string | null;
  readonly rate: string | null;
}

/**
 * Adds the query `award_rate`: the hourly rate of a person or pay point for a kind of day, for the rate
 * calculator and a user's page.
 */
export function addAwardRate(builder: Builder): void {
  const answer = builder.objectRef<AwardRate>('award_rate_answer').implement({
    fields: (t) => ({
      label: t.exposeString('label', {
        nullable: true,
        description: 'UNDER17, AGE17 to AGE20 or ADULT on that day. Null without a birth date.',
      }),
      level: t.exposeString('level'),
      pay_point: t.exposeString('pay_point', { nullable: true }),
      age: t.exposeString('age', { nullable: true }),
      fits: t.exposeBoolean('fits', { description: 'Whether the pay point is for a person of that label.' }),
      base_price: t.exposeString('base_price', {
        nullable: true,
        description: 'The base in force on that day. Null before the first.',
      }),
      effective_from: t.exposeString('effective_from', { nullable: true }),
      percentage: t.exposeString('percentage', { nullable: true, description: 'On top of the base.' }),
      rate: t.exposeString('rate', { nullable: true, description: 'Dollars for an hour, to the cent.' }),
    }),
  });
  builder.queryField('award_rate', (t) =>
    t.field({
      type: answer,
      nullable: true,
      description:
        'By VIEW on employee-awards anybody’s, otherwise one’s own. A person without another pay point has their own. Null where there is none, or none that the caller sees.',
      args: {
        user_id: t.arg({ type: 'uuid' }),
        date_of_birth: t.arg({ type: 'date' as never }),
        employee_award_sub_level_id: t.arg({ type: 'uuid' }),
        date: t.arg({ type: 'date' as never, required: true }),
        day_type: t.arg.string({ required: true }),
      },
      resolve: (_root, args, { app, who }) => inTenant(app, who, () => awardRate(app, who, args)),
    }),
  );
}

interface Asked {
  readonly user_id?: string | null | undefined;
  readonly date_of_birth?: unknown;
  readonly employee_award_sub_level_id?: string | null | undefined;
  readonly date?: unknown;
  readonly day_type: string;
}

async function awardRate(app: AppContext, who: SignedIn, asked: Asked): Promise<AwardRate | null> {
  const { date, date_of_birth, day_type } = asked;
  if (!isDate(date) || !isAwardDayType(day_type)) return null;
  const sees = who.grants.has('employee-awards:VIEW');
  const userId = uuid(asked.user_id) ?? (sees ? null : who.user_id);
  const person = userId === null ? null : await readPerson(app, who, userId);
  if (userId !== null && !person) return null;
  if (!sees && userId !== who.user_id) return null;
  const subLevelId = uuid(asked.employee_award_sub_level_id) ?? person?.employee_award_sub_level_id;
  const birth = isDate(date_of_birth) && sees ? date_of_birth : (person?.date_of_birth ?? null);
  const found = subLevelId ? await readSubLevel(app, who, subLevelId) : undefined;
  if (!found) return null;
  const { level, ...subLevel } = found;
  // People see their own pay point and the others of the same level.
  if (!sees && level.id !== person?.employee_award_level_id) return null;
  const label = awardLabelOn(birth, date);
  const rate = rateOn(subLevel.rates, date);
  const percentage = percentageOf(level, day_type);
  const isOfAge = subLevel.age === null || subLevel.age === label;
  return {
    label,
    level: level.name,
    pay_point: subLevel.pay_point,
    age: subLevel.age,
    fits: isOfAge && levelsFor([{ ...level, employee_award_sub_levels: [subLevel] }], label).length > 0,
    base_price: rate?.base_price ?? null,
    effective_from: rate?.effective_from ?? null,
    percentage,
    rate: rate ? payOf(rate.base_price, percentage) : null,
  };
}

const uuid = (value: unknown): string | null => z.uuid().safeParse(value).data ?? null;

interface AwardedPerson {
  readonly date_of_birth: string | null;
  readonly employee_award_level_id: string | null;
  readonly employee_award_sub_level_id: string | null;
}
/**
 * A person whose award the caller may read: themselves, people of their clinics, or everybody for a
 * client_admin.
 */
async function readPerson(app: AppContext, who: SignedIn, id: string): Promise<AwardedPerson | undefined> {
  const runsAll = isRole(who.role) && roleOf(who.role).actsAs === 'client_admin';
  const [person] = await app.prisma.$queryRaw<AwardedPerson[]>`
    select u.date_of_birth::text, u.employee_award_level_id, u.employee_award_sub_level_id
    from users u
    where u.id = ${id}::uuid and u.client_id = ${who.client_id}::uuid
      and (${runsAll} or u.id = ${who.user_id}::uuid or exists (select from j_users_clinics j
        where j.client_id = u.client_id and j.user_id = u.id and j.clinic_id = any(${[...who.clinic_ids]}::uuid[])))`;
  return person;
}

interface FoundSubLevel {
  readonly pay_point: string | null;
  readonly age: string | null;
  readonly rates: readonly DatedRate[];
  readonly level: {
    readonly id: string;
    readonly name: string;
    readonly is_age_required: boolean;
  } & Parameters<typeof percentageOf>[0];
}
async function readSubLevel(app: AppContext, who: SignedIn, id: string): Promise<FoundSubLevel | undefined> {
  const [found] = await app.prisma.$queryRaw<FoundSubLevel[]>`
    select s.pay_point, s.age,
      (select coalesce(json_agg(json_build_object('effective_from', r.effective_from::text, 'base_price', r.base_price::text)), '[]')
        from employee_award_rates r where r.client_id = s.client_id and r.employee_award_sub_level_id = s.id) as rates,
      json_build_object('id', l.id, 'name', l.name, 'is_age_required', l.is_age_required,
        'casual_rate_percentage', l.casual_rate_percentage::text,
        'saturday_casual_rate_percentage', l.saturday_casual_rate_percentage::text,
        'sunday_casual_rate_percentage', l.sunday_casual_rate_percentage::text,
        'public_holidays_casual_rate_percentage', l.public_holidays_casual_rate_percentage::text,
        'overtime_time_and_half_percentage', l.overtime_time_and_half_percentage::text,
        'overtime_double_time_percentage', l.overtime_double_time_percentage::text,
        'overtime_sundays_percentage', l.overtime_sundays_percentage::text,
        'overtime_public_holidays_percentage', l.overtime_public_holidays_percentage::text) as level
    from employee_award_sub_levels s
      join employee_award_levels l on l.id = s.employee_award_level_id and l.client_id = s.client_id
    where s.id = ${id}::uuid and s.client_id = ${who.client_id}::uuid and s.deleted_at is null and l.deleted_at is null`;
  return found;
}
