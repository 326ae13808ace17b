import { addDays, courseDue, domainEvent, isOverdue, packItemDue } from '@operatory/domain';
import { z } from 'zod';
import { clientDay } from '../client-day.ts';
import { activePeople, type People } from '../client-people.ts';
import { defineCommand, type LeftOut, type RowContext } from '../define.ts';
import { type HandOutRun, handOut } from '../documents/hand-out.ts';
import { assertRule } from '../refuse.ts';
import { enrolInPack } from '../training/enrol-in-pack.ts';
import { reachableClinicsOf } from '../viewer.ts';
import { leftOutOf, type PackContents, readContents, splitBySuitability } from './pack-contents.ts';
import { lockPack, mayAssignAll, mayPack, type PackRow } from './pack-row.ts';

export type GivePackRun = HandOutRun & Pick<RowContext, 'record'>;

export interface GivePackOptions {
  /** The user who gave the pack; null if a rule gave it to a new starter. */
  readonly by_user_id: string | null;
  readonly due_date: string | null;
  /** Whether a person chose the due date. */
  readonly isChosen: boolean;
  readonly today: string;
}
export interface GivenPack {
  /** The number of people who got the pack now. `already` is the number of people who had it before. */
  readonly given: number;
  readonly already: number;
  readonly left_out: readonly LeftOut[];
}

/**
 * Assigns a locked pack to people, each only once: documents to their Inbox, courses to their training, forms
 * to their induction. Items that do not suit a person are left out; a person whom no item suits gets no pack.
 * People get one notification for the pack.
 */
export async function givePack(
  run: GivePackRun,
  pack: PackRow,
  { people, user_ids }: { readonly people: People; readonly user_ids: readonly string[] },
  given: GivePackOptions,
): Promise<GivenPack> {
  const { emit } = run;
  const meant = [...new Set(user_ids)].sort();
  const had = await whoHas(run, pack.id, meant);
  const starters = meant.flatMap((user_id) => {
    const person = people.get(user_id);
    return person && !had.has(user_id) ? [{ user_id, user_name: person.display_name }] : [];
  });
  if (starters.length === 0) return { given: 0, already: had.size, left_out: [] };
  const contents = await readContents(run, pack, people);
  const each = starters.map((user) => ({ ...user, ...splitBySuitability(contents, user.user_id) }));
  const left_out = each.flatMap(({ unfit, user_id, user_name }) => leftOutOf({ user_id, user_name }, unfit));
  const fitting = each.filter(({ fit }) => fit.length > 0);
  const added = await addGiven(run, pack, given, fitting);
  const whoGets = (id: string): readonly string[] =>
    fitting.filter(({ fit }) => fit.some((item) => item.id === id)).map(({ user_id }) => user_id);
  for (const document of contents.documents) {
    const { witness_user_id, admin_signer_user_id } = document.audience;
    const own = isOverdue(document.due_date, given.today) ? null : document.due_date;
    const due_date = packItemDue(given, own);
    const handed = { due_date, witness_user_id, admin_signer_user_id, isQuiet: true };
    await handOut(run, document, whoGets(document.id), handed);
  }
  for (const course of contents.courses) {
    const due_date = packItemDue(given, courseDue(course.due_in_days, given.today));
    await enrolInPack(run, course, whoGets(course.id), due_date);
  }
  for (const { user_id, user_name } of fitting) {
    const id = added.get(user_id);
    if (id === undefined) continue;
    const details = { user_id, user_name, pack_name: pack.name, due_date: given.due_date };
    emit(domainEvent('induction_pack_given', { id, clinic_id: null }, details));
  }
  return { given: added.size, already: had.size, left_out };
}

async function whoHas(
  { db, actor }: Pick<GivePackRun, 'db' | 'actor'>,
  pack: string,
  user_ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.$queryRaw<{ user_id: string }[]>`
    select user_id from induction_pack_assignments
    where client_id = ${actor.client_id}::uuid and induction_pack_id = ${pack}::uuid and user_id = any(${[...user_ids]}::uuid[])`;
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Stores each person's items. @returns the ids of the stored rows, by person */
async function addGiven(
  { db, actor, now }: GivePackRun,
  pack: PackRow,
  given: Pick<GivePackOptions, 'by_user_id' | 'due_date'>,
  people: readonly { readonly user_id: string; readonly fit: PackContents['items'] }[],
): Promise<ReadonlyMap<string, string>> {
  if (people.length === 0) return new Map();
  const rows = people.map(({ user_id, fit }) => {
    const kept = (ids: readonly string[]) => ids.filter((id) => fit.some((item) => item.id === id));
    const [form_ids, document_ids] = [kept(pack.form_ids), kept(pack.document_ids)];
    return { user_id, form_ids, document_ids, course_ids: kept(pack.course_ids) };
  });
  const added = await db.$queryRaw<{ id: string; user_id: string }[]>`
    insert into induction_pack_assignments
      (client_id, induction_pack_id, user_id, given_by_user_id, due_date, form_ids, document_ids, course_ids, created_at, updated_at)
    select ${actor.client_id}::uuid, ${pack.id}::uuid, p.user_id, ${given.by_user_id}::uuid, ${given.due_date}::date,
      p.form_ids, p.document_ids, p.course_ids, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as p (user_id uuid, form_ids uuid[], document_ids uuid[], course_ids uuid[])
    returning id, user_id`;
  return new Map(added.map(({ id, user_id }) => [user_id, id]));
}

export const packDue = ({ due_in_days }: Pick<PackRow, 'due_in_days'>, today: string): string | null =>
  due_in_days === null ? null : addDays(today, due_in_days);

export const giveInductionPack = defineCommand({
  name: 'give_induction_pack',
  description:
    'Gives a pack to people by hand, as far as its items fit each of them. Who has it already keeps it as it is.',
  input: z.object({
    induction_pack_id: z.uuid(),
    user_ids: z.array(z.uuid()).min(1).max(500),
    due_date: z.iso.date().nullish(),
  }),
  returns: null,
  counts: ['given', 'already'],
  leavesOut: true,
  async run(run) {
    const { actor, input, record } = run;
    assertRule(mayPack(actor, 'EDIT'), 'no_permission');
    const pack = await lockPack(run, input.induction_pack_id);
    assertRule(pack.status === 'ACTIVE', 'pack_closed');
    const reach = reachableClinicsOf(actor);
    const isFor = (clinic: string): boolean => reach === null || reach.includes(clinic);
    assertRule(pack.clinic_ids.length === 0 || pack.clinic_ids.some(isFor), 'no_permission');
    assertRule(await mayAssignAll(run, pack), 'pack_item_unfit');
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
    const isChosen = input.due_date != null;
    const due_date = input.due_date ?? packDue(pack, today);
    const { given, already, left_out } = await givePack(
      run,
      pack,
      { people, user_ids: input.user_ids },
      { by_user_id: actor.user_id, due_date, isChosen, today },
    );
    if (given > 0)
      record('audit_log', {
        action: 'given',
        table_name: 'induction_packs',
        row_id: pack.id,
        from_value: {},
        to_value: { given, due_date, left_out: left_out.length },
      });
    return { counts: { given, already }, left_out };
  },
});
