import { documentRelation, hasGrant, mayHandOut } from '@operatory/domain';
import { mayPack as mayPackAs } from '@operatory/domain/induction/pack-reach';
import type { SignedIn } from '../../context/context.ts';
import { notFound } from '../../errors/refusal.ts';
import type { CommandContext } from '../define.ts';
import { readDocument } from '../documents/document-row.ts';
import { reachableClinicsOf, viewerOf } from '../viewer.ts';

type At = Pick<CommandContext, 'db' | 'actor'>;

export interface PackItems {
  readonly form_ids: readonly string[];
  readonly document_ids: readonly string[];
  readonly course_ids: readonly string[];
}
export interface PackRow extends PackItems {
  readonly id: string;
  readonly name: string;
  readonly status: 'ACTIVE' | 'INACTIVE';
  readonly clinic_ids: readonly string[];
  readonly due_in_days: number | null;
  readonly created_by_user_id: string | null;
  readonly version: number;
}

export const mayPack = (actor: SignedIn, action: 'ADD' | 'EDIT'): boolean =>
  mayPackAs(viewerOf(actor), action);

/** Locks a pack, so that saving it and giving it run one after another. */
export async function lockPack({ db, actor }: At, id: string): Promise<PackRow> {
  const [row] = await db.$queryRaw<PackRow[]>`
    select id, name, status::text, clinic_ids, due_in_days, form_ids, document_ids, course_ids, created_by_user_id, version
    from induction_packs
    where client_id = ${actor.client_id}::uuid and id = ${id}::uuid and deleted_at is null for no key update`;
  if (!row || !hasGrant(actor.grants, 'induction-forms', 'VIEW')) throw notFound();
  return row;
}

export async function mayAssignAll(
  at: At,
  { form_ids, document_ids, course_ids }: PackItems,
): Promise<boolean> {
  const { db, actor } = at;
  const reach = reachableClinicsOf(actor);
  const near = [...(reach ?? [])];
  const [found] = await db.$queryRaw<{ forms: number; courses: number }[]>`
    select
      (select count(*)::int from induction_forms f where f.client_id = ${actor.client_id}::uuid and f.id = any(${[...form_ids]}::uuid[])
        and f.status = 'ACTIVE' and f.deleted_at is null
        and (f.clinic_id is null or ${reach === null} or f.clinic_id = any(${near}::uuid[]))) as forms,
      (select count(*)::int from training_courses c where c.client_id = ${actor.client_id}::uuid
        and c.id = any(${[...course_ids]}::uuid[]) and c.status = 'ACTIVE' and c.deleted_at is null
        and (c.clinic_id is null or ${reach === null} or c.clinic_id = any(${near}::uuid[]))
        and exists (select from training_course_items i where i.client_id = c.client_id and i.training_course_id = c.id
          and i.status = 'ACTIVE' and i.deleted_at is null)) as courses`;
  if (found?.forms !== form_ids.length || found.courses !== course_ids.length) return false;
  if (course_ids.length > 0 && !hasGrant(actor.grants, 'training-enrollments', 'ADD')) return false;
  for (const id of document_ids) {
    const document = await readDocument(db, actor.client_id, id);
    if (document?.status !== 'APPROVED') return false;
    if (!mayHandOut(documentRelation(document, viewerOf(actor))).ok) return false;
  }
  return true;
}
