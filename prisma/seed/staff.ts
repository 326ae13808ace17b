import { PLATFORM_CLIENT_ID } from '../../packages/db/src/platform.ts';
import type { Credentials } from './credentials.ts';
import { type Person, seedPeople } from './people.ts';
import { asClient, type Sql } from './sql.ts';

/** The platform's super_admin, and one person of each other role of its staff. */
export const staff: readonly Person[] = [
  {
    first: 'Rowan',
    last: 'Ellery',
    role: 'super_admin',
    clinics: [],
    pin: '7310',
    email: 'owner@operatory.example',
    work: 'Owner',
  },
  {
    first: 'Tess',
    last: 'Marlow',
    role: 'super_admin_employee',
    clinics: [],
    email: 'tess.marlow@operatory.example',
    work: 'Operations',
  },
  {
    first: 'Anil',
    last: 'Kapoor',
    role: 'accounts_executive',
    clinics: [],
    email: 'anil.kapoor@operatory.example',
    work: 'Accounts',
  },
  {
    first: 'Bridie',
    last: 'Walsh',
    role: 'support_executive',
    clinics: [],
    email: 'bridie.walsh@operatory.example',
    work: 'Support',
  },
  {
    first: 'Marcus',
    last: 'Lim',
    role: 'sales_executive',
    clinics: [],
    email: 'marcus.lim@operatory.example',
    work: 'Sales',
  },
  {
    first: 'Saskia',
    last: 'Jansen',
    role: 'marketing_executive',
    clinics: [],
    email: 'saskia.jansen@operatory.example',
    work: 'Marketing',
  },
  {
    first: 'Noel',
    last: 'Amato',
    role: 'marketing_admin',
    clinics: [],
    email: 'noel.amato@operatory.example',
    work: 'Marketing',
  },
];

export async function seedStaff(sql: Sql, now: Date, credentials: Credentials | null): Promise<void> {
  await asClient(sql, PLATFORM_CLIENT_ID);
  const at = {
    clientId: PLATFORM_CLIENT_ID,
    clinicId: () => '',
    mailHost: 'operatory.example',
    joinedAt: new Date(now.getTime() - 400 * 86_400_000).toISOString(),
  };
  await seedPeople(sql, staff, at, credentials);
}
