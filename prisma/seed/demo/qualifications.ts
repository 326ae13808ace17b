import { addDays, localDate } from '../../../packages/domain/src/index.ts';
import { idOf, insert, type Row } from '../sql.ts';
import type { DemoFeature, DemoPerson } from './feature.ts';

/** The credentials of people with matching work. */
const held: readonly (readonly [work: RegExp, type: string, name: string, by: string])[] = [
  [
    /dentist|hygienist|therapist|orthodontist/i,
    'REGISTRATION',
    'AHPRA registration',
    'Dental Board of Australia',
  ],
  [
    /dentist|hygienist|therapist|orthodontist/i,
    'LICENCE',
    'Radiation user licence',
    'State radiation regulator',
  ],
  [/dentist|orthodontist/i, 'INSURANCE', 'Professional indemnity', 'Dental Protection'],
  [/assistant|nurse/i, 'QUALIFICATION', 'Certificate III in Dental Assisting', 'TAFE'],
  [/./, 'FIRST_AID', 'CPR (HLTAID009)', 'St John Ambulance'],
  [/./, 'WORKING_WITH_CHILDREN', 'Working with children check', 'State screening unit'],
];
/** The days from today until a credential expires. Most are valid for long, but some need attention. */
const left = [210, 365, 24, 640, 300, 5, 480, 150, 720, -9];

/** Adds credentials. The client's admin has verified most of them; some expire soon or have expired. */
export const seedCredentials: DemoFeature = async (sql, { seed, people, now }) => {
  const admin = people.find(({ role }) => role === 'client_admin');
  const today = localDate(now, seed.zone);
  const rows: Row[] = [];
  const add = (person: DemoPerson, [, type, name, by]: (typeof held)[number]) => {
    const days = left[(rows.length * 7) % left.length] ?? 365;
    const expires = addDays(today, days);
    const isVerified = rows.length % 4 !== 1 && admin !== undefined && person.id !== admin.id;
    rows.push({
      id: idOf(person.id, 'credential', name),
      client_id: seed.id,
      user_id: person.id,
      type,
      name,
      issued_by: by,
      issued_on: addDays(expires, -730),
      expires_on: type === 'QUALIFICATION' ? null : expires,
      attachments: [],
      verified_at: isVerified ? new Date(now.getTime() - 40 * 86_400_000).toISOString() : null,
      verified_by_user_id: isVerified ? admin.id : null,
      created_by_user_id: person.id,
    });
  };
  for (const person of people.filter(({ blocked, role }) => !blocked && role !== 'client'))
    for (const each of held) if (each[0].test(person.work ?? '')) add(person, each);
  await insert(sql, 'user_qualifications', rows);
};
