import { addDays, domainEvent, isOverdue } from '@operatory/domain';
import { z } from 'zod';
import { clientDay } from '../client-day.ts';
import { activePeople } from '../client-people.ts';
import type { RowContext } from '../define.ts';
import { defineCommand } from '../define.ts';
import { readDocument } from '../documents/document-row.ts';
import { type HandOutRun, handOut } from '../documents/hand-out.ts';
import { assertRule } from '../refuse.ts';
import { enrolInPack } from '../training/enrol-in-pack.ts';
import { areGivable, lockPack, mayPack, type PackRow, reachOf } from './pack-row.ts';

export type GivePackRun = HandOutRun & Pick<RowContext, 'record'>;

/**
 * Gives a locked pack to people, once each: its documents come into their Inbox, its courses among their training, and its forms wait
 * in their induction. @returns how many got it
 */
export async function givePack(
  run: GivePackRun,
  pack: PackRow,
  user_ids: readonly string[],
  given: { readonly by_user_id: string | null; readonly due_date: string | null },
): Promise<number> {
  const { db, actor, now, emit } = run;
  const people = [...new Set(user_ids)].sort();
  if (people.length === 0) return 0;
  const added = await db.$queryRaw<{ id: string; user_id: string; user_name: string }[]>`
    with added as (
      insert into induction_pack_assignments
        (client_id, induction_pack_id, user_id, given_by_user_id, due_date, form_ids, document_ids, course_ids, created_at, updated_at)
      select ${actor.client_id}::uuid, ${pack.id}::uuid, p.id, ${given.by_user_id}::uuid, ${given.due_date}::date,
        ${[...pack.form_ids]}::uuid[], ${[...pack.document_ids]}::uuid[], ${[...pack.course_ids]}::uuid[], ${now}, ${now}
      from unnest(${people}::uuid[]) as p (id)
      on conflict do nothing returning id, user_id)
    select a.id, a.user_id, u.display_name as user_name from added a
      join users u on u.client_id = ${actor.client_id}::uuid and u.id = a.user_id order by a.user_id`;
  if (added.length === 0) return 0;
  const got = added.map(({ user_id }) => user_id);
  for (const id of [...pack.document_ids].sort()) {
    await db.$queryRaw`select 1 from client_documents
      where client_id = ${actor.client_id}::uuid and id = ${id}::uuid for no key update`;
    const document = await readDocument(db, actor.client_id, id);
    if (document?.status !== 'APPROVED') continue;
    const { witness_user_id, admin_signer_user_id } = document.audience;
    await handOut(run, document, got, { due_date: given.due_date, witness_user_id, admin_signer_user_id });
  }
  for (const id of [...pack.course_ids].sort()) await enrolInPack(run, id, got, given.due_date);
  for (const { id, user_id, user_name } of added)
    emit(
      domainEvent(
        'induction_pack_given',
        { id, clinic_id: null },
        { user_id, user_name, pack_name: pack.name, due_date: given.due_date },
      ),
    );
  return added.length;
}

/** The due day of a pack that is given today. */
export const packDue = ({ due_in_days }: Pick<PackRow, 'due_in_days'>, today: string): string | null =>
  due_in_days === null ? null : addDays(today, due_in_days);

export const giveInductionPack = defineCommand({
  name: 'give_induction_pack',
  description: 'Gives a pack to people by hand. Who has it already keeps it as it is.',
  input: z.object({
    induction_pack_id: z.uuid(),
    user_ids: z.array(z.uuid()).min(1).max(500),
    due_date: z.iso.date().nullish(),
  }),
  returns: null,
  counts: ['given', 'already'],
  async run(run) {
    const { actor, input, record } = run;
    assertRule(mayPack(actor, 'EDIT'), 'no_permission');
    const pack = await lockPack(run, input.induction_pack_id);
    assertRule(pack.status === 'ACTIVE', 'pack_closed');
    const reach = reachOf(actor);
    const isFor = (clinic: string): boolean => reach === null || reach.includes(clinic);
    assertRule(pack.clinic_ids.length === 0 || pack.clinic_ids.some(isFor), 'no_permission');
    assertRule(await areGivable(run, pack), 'pack_item_unfit');
    const { today } = await clientDay(run);
    assertRule(!isOverdue(input.due_date ?? null, today), 'training_due_past');
    const people = await activePeople(run);
    const isNear = (id: string): boolean =>
      people
        .get(id)
        ?.roleGrants.some(
          ({ clinic_ids }) => reach === null || clinic_ids?.some((one) => reach.includes(one)),
        ) === true;
    assertRule(input.user_ids.every(isNear), 'pack_person_unfit');
    const due_date = input.due_date ?? packDue(pack, today);
    const given = await givePack(run, pack, input.user_ids, { by_user_id: actor.user_id, due_date });
    if (given > 0)
      record('audit_log', {
        action: 'given',
        table_name: 'induction_packs',
        row_id: pack.id,
        from_value: {},
        to_value: { given, due_date },
      });
    return { counts: { given, already: new Set(input.user_ids).size - given } };
  },
});
