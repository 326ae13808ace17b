import { PLATFORM_CLIENT_ID } from '@operatory/db';
import { clinicId, levelId, roomId } from '../../../../prisma/seed/organisation.ts';
import { userId } from '../../../../prisma/seed/people.ts';
import { idOf, type Sql } from '../../../../prisma/seed/sql.ts';
import { north, south } from '../support/server.ts';

type Pair = { readonly one: string; readonly two: string };

/** The rows of a tenant to which its planted test rows (canaries.ts) refer. */
export interface Place {
  readonly name: 'north' | 'south' | 'platform';
  readonly client: string;
  readonly isPlatform: boolean;
  readonly clinics: Pair;
  readonly rooms: Pair;
  readonly level: string;
  readonly people: {
    readonly here: string;
    readonly there: string;
    readonly boss: string;
    readonly bossThere: string;
    /** The head is an admin of the whole client. */
    readonly head: string;
  };
  /** A further person of clinic one. */
  readonly spare: string;
}

const ofTenant = (name: 'north' | 'south', ids: typeof north): Place => ({
  name,
  client: ids.client,
  isPlatform: false,
  clinics: ids.clinics,
  rooms: ids.rooms,
  level: ids.levels.waiting,
  people: {
    here: ids.users.worker,
    there: ids.users.other,
    boss: ids.users.keeper,
    bossThere: ids.users.keeperTwo,
    head: ids.users.admin,
  },
  spare: ids.users.helper,
});

const staff = (first: string) => userId(PLATFORM_CLIENT_ID, `${first}@operatory.example`);
export const staffIds = {
  super_admin: staff('owner'),
  super_admin_employee: staff('tess.marlow'),
  accounts_executive: staff('anil.kapoor'),
  support_executive: staff('bridie.walsh'),
  sales_executive: staff('marcus.lim'),
  marketing_executive: staff('saskia.jansen'),
  marketing_admin: staff('noel.amato'),
} as const;

const platform: Place = {
  name: 'platform',
  client: PLATFORM_CLIENT_ID,
  isPlatform: true,
  clinics: { one: clinicId(PLATFORM_CLIENT_ID, 'One'), two: clinicId(PLATFORM_CLIENT_ID, 'Two') },
  rooms: { one: roomId(PLATFORM_CLIENT_ID, 'One', 'Room'), two: roomId(PLATFORM_CLIENT_ID, 'Two', 'Room') },
  level: levelId(PLATFORM_CLIENT_ID, 'Level'),
  people: {
    here: staffIds.accounts_executive,
    there: staffIds.support_executive,
    boss: staffIds.super_admin_employee,
    bossThere: staffIds.marketing_admin,
    head: staffIds.super_admin,
  },
  spare: staffIds.marketing_executive,
};

export const places = { north: ofTenant('north', north), south: ofTenant('south', south), platform } as const;

/** @returns The id of the test row (canaries.ts) that was planted with these words at this tenant */
export const canary = (place: Place, words: string): string =>
  idOf(place.client, 'canary', ...words.split(' '));

export const missing = '0195aaaa-0000-7000-8000-00000000dead';

export async function users(sql: Sql, client: string): Promise<readonly string[]> {
  const { rows } = await sql('select id::text from users where client_id = $1 order by id', [client]);
  return rows.map(({ id }) => String(id));
}
