import type { Prisma } from '@operatory/db';
import {
  hasGrant,
  type LeaveViewer,
  mayOnRoster,
  rosteredMinutes,
  rostersPlannedBy,
  seesRosterCosts,
} from '@operatory/domain';
import { readPaidPeople } from '../../commands/rosters/paid-people.ts';
import { planOf } from '../../commands/rosters/planned-shifts.ts';
import { costsOf, type ShownCost, shownCost } from './roster-costs.ts';
import { type RosterLeave, readRosterLeave } from './roster-leave.ts';
import {
  type ElsewhereRow,
  type ExpiringCredential,
  type RosterClinic,
  type RosterHoliday,
  type RosterPerson,
  type RosterQuery,
  type RosterRoom,
  type RosterTiming,
  readClinic,
  readElsewhere,
  readExpiring,
  readPeople,
  readRooms,
  readRosterHolidays,
  readShifts,
  readTimings,
  type ShiftRow,
} from './roster-week-rows.ts';

interface Paid {
  readonly paid_minutes: number;
}
export type RosterShift = ShiftRow & Paid & ShownCost;
export interface RosterWeek extends RosterClinic {
  readonly may_add: boolean;
  readonly may_edit: boolean;
  readonly may_delete: boolean;
  readonly shows_costs: boolean;
  readonly shifts: readonly RosterShift[];
  readonly elsewhere: readonly (ElsewhereRow & Paid)[];
  readonly people: readonly RosterPerson[];
  readonly rooms: readonly RosterRoom[];
  readonly shift_timings: readonly RosterTiming[];
  readonly leave: readonly RosterLeave[];
  readonly holidays: readonly RosterHoliday[];
  readonly expiring: readonly ExpiringCredential[];
}

const hidden: ShownCost = { cost_cents: null, cost_unknown: null };
const paidOf = (row: ShiftRow | ElsewhereRow): number => rosteredMinutes(planOf(row))?.paid ?? 0;

/** Reads everything that planning a clinic's roster needs, in two rounds of parallel statements. */
export async function readRosterWeek(
  db: Prisma,
  asked: RosterQuery,
  viewer: LeaveViewer,
): Promise<RosterWeek | null> {
  const [clinic, shifts, people, rooms, shift_timings, allHolidays] = await Promise.all([
    readClinic(db, asked),
    readShifts(db, asked),
    readPeople(db, asked),
    readRooms(db, asked),
    readTimings(db, asked),
    readRosterHolidays(db, asked),
  ]);
  if (!clinic) return null;
  const { client_id, clinic_id, from, until } = asked;
  const ids = people.map(({ user_id }) => user_id);
  const shows_costs = seesRosterCosts(viewer, clinic_id);
  const [elsewhere, leave, expiring, paid] = await Promise.all([
    readElsewhere(db, asked, ids, rostersPlannedBy(viewer)),
    readRosterLeave(db, asked, ids, viewer),
    hasGrant(viewer.grants, 'Users', 'EDIT') ? readExpiring(db, asked, ids) : [],
    shows_costs ? readPaidPeople(db, client_id, ids) : null,
  ]);
  const { state } = clinic;
  const costs =
    paid && costsOf([...shifts.map((shift) => ({ ...shift, state })), ...elsewhere], paid, allHolidays);
  const may = (action: 'ADD' | 'EDIT' | 'DELETE') => mayOnRoster(viewer, clinic_id, action);
  return {
    ...clinic,
    weekly_budget: shows_costs ? clinic.weekly_budget : null,
    may_add: may('ADD'),
    may_edit: may('EDIT'),
    may_delete: may('DELETE'),
    shows_costs,
    shifts: shifts.map((shift) => ({
      ...shift,
      paid_minutes: paidOf(shift),
      ...(costs ? shownCost(shift.user_id, costs.get(shift.id)) : hidden),
    })),
    elsewhere: elsewhere.map((shift) => ({ ...shift, paid_minutes: paidOf(shift) })),
    people: people.map((person) => ({
      ...person,
      ...(shows_costs ? {} : { award_name: null }),
      ...(may('ADD') || may('EDIT') ? {} : { available_days: [], max_hours_per_week: null }),
    })),
    rooms,
    shift_timings,
    leave,
    holidays: allHolidays.filter(
      (each) => (each.state === null || each.state === state) && each.date >= from && each.date <= until,
    ),
    expiring,
  };
}
