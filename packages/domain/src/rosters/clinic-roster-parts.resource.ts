import {
  all,
  and,
  type BoolExp,
  dateTime,
  eq,
  json,
  longText,
  oneOf,
  reference,
  type TablePermissions,
  text,
} from '@operatory/resource';
import { byRole, mine, ofMyClinics, standardRows, undeleted, viewing } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';
import { rosterBreakTypes } from './roster-choices.ts';

const breakRules = (near: BoolExp): TablePermissions => ({
  select: [
    viewing('clinic-rosters', near),
    viewing('my-roster', { clinic_roster: and(mine(), eq('published', true), undeleted) }),
  ],
});

/** Breaks that people took. Only commands write them. */
export const clinicRosterBreak = resource('clinic_roster_breaks', {
  module: 'clinic-rosters',
  title: 'break_type',
  singular: 'Break',
  plural: 'Breaks',
  fields: {
    clinic_id: reference('clinics', 'clinic'),
    clinic_roster_id: reference('clinic_rosters', 'clinic_roster', { label: 'Shift' }),
    break_type: oneOf(rosterBreakTypes, { required: true, label: 'Which break you want' }),
    started_at: dateTime({ label: 'Started' }),
    ended_at: dateTime({ label: 'Ended' }),
  },
  list: {
    columns: ['clinic_roster_id', 'break_type', 'started_at', 'ended_at', 'clinic_id'],
    sort: '-started_at',
  },
  form: [['break_type']],
  part: 'clinic_roster_id',
  permissions: byRole({
    client_admin: breakRules(all),
    clinic_admin: breakRules(ofMyClinics()),
    client_employee: breakRules(ofMyClinics()),
  }),
});

export const clinicRosterHistory = resource('clinic_roster_history', {
  module: 'clinic-rosters',
  title: 'action',
  singular: 'Shift change',
  plural: 'Shift history',
  fields: {
    action: text(),
    clinic_roster_id: reference('clinic_rosters', 'clinic_roster', { label: 'Shift' }),
    user_id: reference('users', 'user'),
    from_value: json({ label: 'Before' }),
    to_value: json({ label: 'After' }),
    note: longText(),
    created_at: dateTime(),
  },
  list: {
    columns: ['action', 'user_id', 'from_value', 'to_value', 'note', 'created_at'],
    sort: '-created_at',
  },
  form: [],
  part: 'clinic_roster_id',
  permissions: standardRows(
    {
      read: {
        client_admin: all,
        clinic_admin: { clinic_roster: ofMyClinics() },
        client_employee: { clinic_roster: ofMyClinics() },
      },
    },
    { module: 'clinic-rosters' },
  ),
});
