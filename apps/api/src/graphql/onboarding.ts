import type { Tx } from '@operatory/db';
import { onboardingHiddenKey, onboardingStepsOf } from '@operatory/domain';
import { maySetUpClient } from '../commands/onboarding/may-set-up-client.ts';
import { sampleTables } from '../commands/onboarding/sample-rows.ts';
import type { SignedIn } from '../context/context.ts';
import type { Builder } from './builder.ts';
import { inTenant } from './me.ts';

interface Step {
  readonly key: string;
  readonly done: boolean;
  readonly at: Date | null;
}
interface KeptSample {
  readonly kind: string;
  readonly count: number;
}
interface Onboarding {
  readonly steps: readonly Step[];
  readonly has_sample_data: boolean;
  readonly sample_kept: readonly KeptSample[];
  readonly hidden: boolean;
}

/**
 * Adds the query `onboarding`: which set-up steps of a new client are done, for its client admins; null for
 * others.
 */
export function addOnboarding(builder: Builder): void {
  const step = builder.objectRef<Step>('onboarding_step').implement({
    fields: (t) => ({
      key: t.exposeString('key', { description: 'clinic, rooms, people, task, product or roster' }),
      done: t.exposeBoolean('done'),
      at: t.field({
        type: 'timestamptz',
        nullable: true,
        description: 'When its first row was added',
        resolve: ({ at }) => at?.toISOString() ?? null,
      }),
    }),
  });
  const kept = builder.objectRef<KeptSample>('onboarding_sample').implement({
    fields: (t) => ({
      kind: t.exposeString('kind', { description: 'task, contact, product, shift or document' }),
      count: t.exposeInt('count'),
    }),
  });
  const onboarding = builder.objectRef<Onboarding>('onboarding').implement({
    fields: (t) => ({
      steps: t.field({ type: [step], resolve: ({ steps }) => [...steps] }),
      has_sample_data: t.exposeBoolean('has_sample_data'),
      sample_kept: t.field({
        type: [kept],
        description: 'The sample data that stayed when it was removed, because people have used it',
        resolve: ({ sample_kept }) => [...sample_kept],
      }),
      hidden: t.exposeBoolean('hidden', { description: 'The caller has hidden the steps' }),
    }),
  });
  builder.queryField('onboarding', (t) =>
    t.field({
      type: onboarding,
      nullable: true,
      description: 'The first steps of an organisation; for client admins, null for others',
      resolve: (_root, _args, { app, who }) =>
        maySetUpClient(who) ? inTenant(app, who, () => readOnboarding(app.prisma, who)) : null,
    }),
  );
}

type Read = Readonly<Record<ReturnType<typeof onboardingStepsOf>[number], Date | null>> & {
  readonly added: boolean;
  readonly hidden: boolean;
  readonly kept: Readonly<Record<string, number>>;
};

async function readOnboarding(db: Pick<Tx, '$queryRaw'>, who: SignedIn): Promise<Onboarding> {
  const client = who.client_id;
  // Sample data does not count as done.
  const [read] = await db.$queryRaw<Read[]>`
    with s as materialized (select table_name, row_id, kept from sample_rows where client_id = ${client}::uuid)
    select
      (select min(c.created_at) from clinics c where c.client_id = ${client}::uuid) as clinic,
      (select min(r.created_at) from clinic_rooms r where r.client_id = ${client}::uuid) as rooms,
      (select u.created_at from users u where u.client_id = ${client}::uuid order by u.created_at, u.id offset 1 limit 1) as people,
      (select min(t.created_at) from tasks t where t.client_id = ${client}::uuid
        and t.id not in (select row_id from s where table_name = 'tasks')) as task,
      (select min(p.created_at) from clinic_im_products p where p.client_id = ${client}::uuid and p.deleted_at is null
        and p.id not in (select row_id from s where table_name = 'clinic_im_products')) as product,
      (select min(h.created_at) from clinic_rosters h where h.client_id = ${client}::uuid and h.deleted_at is null
        and h.roster_shift_type <> 'UNROSTERED'
        and h.id not in (select row_id from s where table_name = 'clinic_rosters')) as roster,
      exists (select from s where not kept) as added,
      coalesce((select p.value = 'true'::jsonb from user_preferences p where p.client_id = ${client}::uuid
        and p.user_id = ${who.user_id}::uuid and p.key = ${onboardingHiddenKey}), false) as hidden,
      (select coalesce(jsonb_object_agg(table_name, n), '{}') from (
        select table_name, count(*)::int as n from s where kept group by 1) k) as kept`;
  if (!read) throw new Error('the first steps could not be read');
  return {
    steps: onboardingStepsOf(who.grants).map((key) => ({ key, done: read[key] !== null, at: read[key] })),
    has_sample_data: read.added,
    sample_kept: sampleTables.flatMap(({ table, kind }) => {
      const count = read.kept[table] ?? 0;
      return count > 0 ? [{ kind, count }] : [];
    }),
    hidden: read.hidden,
  };
}
