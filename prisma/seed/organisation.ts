import { clientRoles, localDate, platformZone } from '../../packages/domain/src/index.ts';
import { defaultRows } from './platform.ts';
import { asClient, idOf, insert, type Row, type Sql } from './sql.ts';

export interface ClinicSeed {
  readonly name: string;
  readonly state: string;
  readonly zone: string;
  readonly code: string;
  readonly address: Row;
  readonly phone: string;
  readonly rooms: readonly string[];
  readonly budget?: string;
  /** The colours of its rooms; the usual ones if absent. */
  readonly colours?: readonly string[];
}
export interface OrganisationSeed {
  readonly id: string;
  readonly name: string;
  readonly subDomain: string;
  readonly zone: string;
  readonly packageId: number;
  readonly teamId: number;
  readonly amount: string;
  readonly clinics: readonly ClinicSeed[];
  readonly levels: readonly (readonly [name: string, color: string, info: string])[];
  /** The plan's period in whole days before (negative) or after now. */
  readonly plan: { readonly from: number; readonly to: number; readonly paid: boolean };
  readonly client?: Row;
}

export const clinicId = (clientId: string, name: string): string => idOf(clientId, 'clinic', name);
export const roomId = (clientId: string, clinic: string, name: string): string =>
  idOf(clientId, 'room', clinic, name);
export const levelId = (clientId: string, name: string): string => idOf(clientId, 'level', name);
export const daysFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + days * 86_400_000).toISOString();
const coloursOf = ({ colours }: ClinicSeed) =>
  colours ?? ['#74c0fc', '#8ce99a', '#ffd43b', '#ffa8a8', '#b197fc', '#66d9e8'];

/** Adds a client. It has its own copy of the roles' defaults, so that it may change them. */
export async function seedOrganisation(sql: Sql, seed: OrganisationSeed, now: Date): Promise<void> {
  const client_id = seed.id;
  const created_at = daysFrom(now, -380);
  await asClient(sql, client_id);
  await insert(sql, 'clients', [
    {
      id: client_id,
      name: seed.name,
      business_name: `${seed.name} Pty Ltd`,
      status: 'ACTIVE',
      type: 'CLINIC_GROUP',
      sub_domain: seed.subDomain,
      email: `hello@${seed.subDomain}.example`,
      zone: seed.zone,
      package_id: seed.packageId,
      team_id: seed.teamId,
      total_value: seed.amount,
      Original_amt: seed.amount,
      discount_amt: '0.00',
      position: 1024,
      ip_required: false,
      created_at,
      ...seed.client,
    },
  ]);
  await insert(
    sql,
    'clinics',
    seed.clinics.map((clinic, index) => ({
      id: clinicId(client_id, clinic.name),
      client_id,
      name: clinic.name,
      short_id: index + 1,
      internal_code: clinic.code,
      address: clinic.address,
      state: clinic.state,
      zone: clinic.zone,
      phone: clinic.phone,
      email: `${clinic.code.toLowerCase()}@${seed.subDomain}.example`,
      weekly_budget: clinic.budget ?? null,
      sterilisation_setting_status: 'INACTIVE',
      status: 'ACTIVE',
      created_at,
    })),
  );
  await sql(
    `insert into app.counters values ($1, 'clinics', $2) on conflict (client_id, name) do update set value = greatest(app.counters.value, excluded.value)`,
    [client_id, seed.clinics.length],
  );
  await insert(
    sql,
    'clinic_rooms',
    seed.clinics.flatMap((clinic) =>
      clinic.rooms.map((name, index) => ({
        id: roomId(client_id, clinic.name, name),
        client_id,
        clinic_id: clinicId(client_id, clinic.name),
        name,
        internal_name: `${clinic.code}-${index + 1}`,
        color: coloursOf(clinic)[index % coloursOf(clinic).length],
        status: 'ACTIVE',
        position: (index + 1) * 1024,
        created_at,
      })),
    ),
  );
  await insert(
    sql,
    'client_task_levels',
    seed.levels.map(([name, color, short_info], index) => ({
      id: levelId(client_id, name),
      client_id,
      name,
      color,
      short_info,
      position: (index + 1) * 1024,
      status: 'ACTIVE',
      created_at,
    })),
  );
  await insert(sql, 'module_default_user_roles', defaultRows(client_id, clientRoles));
  await insert(sql, 'user_subscriptions', [
    {
      id: idOf(client_id, 'plan'),
      client_id,
      package_id: seed.packageId,
      team_id: seed.teamId,
      plan_type: 'YEARLY',
      plan_status: 'ACTIVE',
      payment_status: seed.plan.paid ? 'PAID' : 'UN_PAID',
      start_at: daysFrom(now, seed.plan.from),
      expire_at: daysFrom(now, seed.plan.to),
      total_amount: seed.amount,
      anchor_day: Number(localDate(daysFrom(now, seed.plan.to), platformZone).slice(8)),
      created_at: daysFrom(now, seed.plan.from),
    },
  ]);
}
