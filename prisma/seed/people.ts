import { type Role, roleOf } from '../../packages/domain/src/index.ts';
import type { Credentials } from './credentials.ts';
import { idOf, insert, type Row, type Sql } from './sql.ts';

export interface Person {
  readonly first: string;
  readonly last: string;
  readonly role: Role;
  /** The names of the clinics where they work; the first is the home clinic. */
  readonly clinics: readonly string[];
  /** True if the role applies only at those clinics. */
  readonly local?: boolean;
  readonly customRole?: string;
  /** Another role at one further clinic, to which the person can switch. */
  readonly also?: { readonly role: Role; readonly clinic: string };
  readonly pin?: string;
  readonly blocked?: boolean;
  /** The job title, which is stored in `service_type`. */
  readonly work?: string;
  readonly email?: string;
  /** Further columns of the row in `users`. */
  readonly more?: Row;
}

export interface People {
  readonly clientId: string;
  readonly clinicId: (name: string) => string;
  readonly mailHost: string;
  readonly joinedAt: string;
}

const colours = [
  '#0b7285',
  '#5f3dc4',
  '#2b8a3e',
  '#c92a2a',
  '#e67700',
  '#1864ab',
  '#862e9c',
  '#5c940d',
  '#a61e4d',
  '#364fc7',
];

export const emailOf = (person: Person, mailHost: string): string =>
  person.email ?? `${person.first}.${person.last}@${mailHost}`.toLowerCase().replace(/[^a-z.@-]/g, '');
export const userId = (clientId: string, email: string): string => idOf(clientId, 'user', email);

/** Adds users. They have a password and a PIN only if credentials are given. */
export async function seedPeople(
  sql: Sql,
  people: readonly Person[],
  at: People,
  credentials: Credentials | null,
): Promise<void> {
  const { clientId, clinicId, mailHost, joinedAt } = at;
  const known = people.map((person, index) => ({
    person,
    index,
    email: emailOf(person, mailHost),
    id: userId(clientId, emailOf(person, mailHost)),
  }));
  const further = Object.fromEntries(
    people.flatMap(({ more = {} }) => Object.keys(more).map((name) => [name, null])),
  );
  await insert(
    sql,
    'users',
    known.map(({ person, index, email, id }) => ({
      id,
      client_id: clientId,
      display_name: `${person.first} ${person.last}`,
      first_name: person.first,
      last_name: person.last,
      email,
      phone: `04${String(12_000_000 + ((index * 7_654_321) % 80_000_000)).padStart(8, '0')}`,
      color_code: colours[index % colours.length],
      profile_status: 'ACTIVE',
      verified_at: joinedAt,
      created_at: joinedAt,
      ip_required: false,
      is_time_in_lieu_applicable: index % 4 === 0,
      available_days: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
      service_type: person.work ?? null,
      clinicid: person.clinics[0] ? clinicId(person.clinics[0]) : null,
      ...further,
      ...person.more,
    })),
  );
  await insert(
    sql,
    'j_users_clinics',
    known.flatMap(({ person, id }) =>
      [...person.clinics, ...(person.also ? [person.also.clinic] : [])].map((clinic) => ({
        id: idOf(id, 'at', clinic),
        client_id: clientId,
        user_id: id,
        clinic_id: clinicId(clinic),
        created_at: joinedAt,
      })),
    ),
  );
  await insert(
    sql,
    'j_users_user_roles',
    known.flatMap(({ person, id }) =>
      linksOf(person).map(({ role, clinic }) => ({
        id: idOf(id, 'role', role, clinic ?? ''),
        client_id: clientId,
        user_id: id,
        user_role_id: roleOf(role).id,
        user_custom_role_id: person.customRole ? idOf(clientId, 'custom role', person.customRole) : null,
        clinic_id: clinic ? clinicId(clinic) : null,
        blocked_status: person.blocked ? 'BLOCKED' : 'UN_BLOCKED',
        created_at: joinedAt,
      })),
    ),
  );
  await insert(
    sql,
    'user_presence',
    known.map(({ id }) => ({
      client_id: clientId,
      user_id: id,
      online_status: 'OFFLINE',
      is_chat_minimized: false,
      is_chat_closed: false,
      is_groupchat_minimized: false,
      is_groupchat_closed: false,
    })),
  );
  if (credentials)
    await insert(sql, 'user_credentials', credentialRows(people, clientId, mailHost, joinedAt, credentials));
}

const linksOf = ({
  role,
  local,
  clinics,
  also,
}: Person): readonly { role: Role; clinic: string | null }[] => [
  ...(local ? clinics : [null]).map((clinic) => ({ role, clinic })),
  ...(also ? [also] : []),
];

const credentialRows = (
  people: readonly Person[],
  clientId: string,
  mailHost: string,
  changedAt: string,
  credentials: Credentials,
): Row[] =>
  people.map((person) => ({
    client_id: clientId,
    user_id: userId(clientId, emailOf(person, mailHost)),
    password_hash: credentials.passwordHash,
    password_changed_at: changedAt,
    pin_key: person.pin ? credentials.pinKey(clientId, person.pin) : null,
    pin_changed_at: person.pin ? changedAt : null,
  }));
