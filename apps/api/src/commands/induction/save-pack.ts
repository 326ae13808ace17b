import { isRole } from '@operatory/domain';
import { isPackInReach } from '@operatory/domain/induction/pack-reach';
import { z } from 'zod';
import { type CommandRun, defineCommand } from '../define.ts';
import { assertRule, refused } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import { lockPack, mayAssignAll, mayPack } from './pack-row.ts';

const ids = z
  .array(z.uuid())
  .max(100)
  .default([])
  .transform((given) => [...new Set(given)]);
const input = z.object({
  id: z.uuid().nullish(),
  version: z.int().nullish(),
  name: z.string().trim().min(1).max(100),
  description: z.string().trim().max(1000).nullish(),
  status: z.enum(['ACTIVE', 'INACTIVE']).default('ACTIVE'),
  role_names: z.array(z.string().max(60)).max(20).default([]),
  clinic_ids: ids,
  for_new_starters: z.boolean().default(false),
  due_in_days: z.int().min(1).max(365).nullish(),
  form_ids: ids,
  document_ids: ids,
  course_ids: ids,
});
type Run = CommandRun<z.output<typeof input>>;

export const saveInductionPack = defineCommand({
  name: 'save_induction_pack',
  description:
    'Adds a pack of forms, documents and courses for new staff, or changes it. What was given stays as it was.',
  input,
  returns: 'induction_packs',
  async run(run) {
    const { db, actor, now, input: given, record } = run;
    assertRule(mayPack(actor, given.id ? 'EDIT' : 'ADD'), 'no_permission');
    const before = given.id ? await lockPack(run, given.id) : null;
    assertRule(!before || isInReach(run, before.clinic_ids), 'no_permission');
    assertRule(!before || before.version === given.version, 'pack_is_newer');
    await assertAudience(run);
    const items = [...given.form_ids, ...given.document_ids, ...given.course_ids];
    assertRule(items.length > 0, 'pack_empty');
    assertRule(await mayAssignAll(run, given), 'pack_item_unfit');
    const [taken] = await db.$queryRaw<unknown[]>`
      select 1 from induction_packs where client_id = ${actor.client_id}::uuid and lower(name) = lower(${given.name})
        and deleted_at is null and id is distinct from ${given.id ?? null}::uuid`;
    assertRule(!taken, 'pack_name_taken');
    const data = {
      name: given.name,
      description: given.description || null,
      status: given.status,
      role_names: given.role_names,
      clinic_ids: given.clinic_ids,
      for_new_starters: given.for_new_starters,
      due_in_days: given.due_in_days ?? null,
      form_ids: given.form_ids,
      document_ids: given.document_ids,
      course_ids: given.course_ids,
      updated_at: now,
    };
    const { id } = before
      ? await db.induction_packs.update({
          where: { id_client_id: { id: before.id, client_id: actor.client_id } },
          data: { ...data, version: { increment: 1 } },
          select: { id: true },
        })
      : await add(run, data);
    record('audit_log', {
      action: before ? 'changed' : 'added',
      table_name: 'induction_packs',
      row_id: id,
      from_value: before ? { name: before.name, version: before.version } : {},
      to_value: { name: given.name, items: items.length },
    });
    return { id };
  },
});

type Data = Omit<Parameters<Run['db']['induction_packs']['create']>[0]['data'], 'client_id'>;

/** Of two simultaneous additions with the same name, one is refused. */
async function add({ db, actor, now }: Run, data: object): Promise<{ readonly id: string }> {
  const added = await db.induction_packs.createManyAndReturn({
    data: [
      {
        ...(data as Data & { name: string }),
        client_id: actor.client_id,
        created_by_user_id: actor.user_id,
        created_at: now,
      },
    ],
    skipDuplicates: true,
    select: { id: true },
  });
  const [row] = added;
  if (!row) throw refused('pack_name_taken');
  return row;
}

const isInReach = ({ actor }: Pick<Run, 'actor'>, clinic_ids: readonly string[]): boolean =>
  isPackInReach(clinic_ids, viewerOf(actor));

/** People who are not client admins may make packs only for their own clinics. */
async function assertAudience(run: Run): Promise<void> {
  const { db, actor, input: given } = run;
  assertRule(given.role_names.every(isRole) && isInReach(run, given.clinic_ids), 'pack_role_unfit');
  if (given.clinic_ids.length === 0) return;
  const found = await db.$queryRaw<unknown[]>`
    select 1 from clinics where client_id = ${actor.client_id}::uuid and id = any(${given.clinic_ids}::uuid[])`;
  assertRule(found.length === given.clinic_ids.length, 'pack_role_unfit');
}
