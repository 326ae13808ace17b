import type { Chance } from '../chance.ts';
import { type ClinicSeed, clinicId, type OrganisationSeed, roomId } from '../organisation.ts';
import { emailOf, type Person, userId } from '../people.ts';
import type { Sql } from '../sql.ts';

export interface DemoPerson extends Person {
  readonly id: string;
}
/** The organisation for which a feature adds rows. All of them have `seed.id` as client_id. */
export interface DemoOrganisation {
  readonly seed: OrganisationSeed;
  readonly now: Date;
  readonly chance: Chance;
  readonly people: readonly DemoPerson[];
  /** The people of a clinic without blocked ones. `leadersOf` returns the clinic's admins. */
  readonly staffOf: (clinic: ClinicSeed) => readonly DemoPerson[];
  readonly leadersOf: (clinic: ClinicSeed) => readonly DemoPerson[];
  readonly clinicId: (clinic: ClinicSeed) => string;
  readonly roomId: (clinic: ClinicSeed, room: string) => string;
}
export type DemoFeature = (sql: Sql, tenant: DemoOrganisation) => Promise<void>;

export function organisationOf(
  seed: OrganisationSeed,
  people: readonly Person[],
  now: Date,
  chance: Chance,
): DemoOrganisation {
  const known = people.map((person) => ({
    ...person,
    id: userId(seed.id, emailOf(person, `${seed.subDomain}.example`)),
  }));
  const at = (clinic: ClinicSeed) =>
    known.filter(({ blocked, clinics }) => !blocked && clinics.includes(clinic.name));
  return {
    seed,
    now,
    chance,
    people: known,
    staffOf: (clinic) => at(clinic).filter(({ role }) => role === 'client_employee'),
    leadersOf: (clinic) =>
      at(clinic).filter(({ role }) => role === 'clinic_admin' || role === 'client_admin'),
    clinicId: (clinic) => clinicId(seed.id, clinic.name),
    roomId: (clinic, room) => roomId(seed.id, clinic.name, room),
  };
}
