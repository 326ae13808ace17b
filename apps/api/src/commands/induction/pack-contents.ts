import { type PackItemKind, type PackLeftOutReason, packItemUnfit } from '@operatory/domain';
import type { People } from '../client-people.ts';
import type { LeftOut } from '../define.ts';
import { peopleWithInbox } from '../documents/document-people.ts';
import { type DocumentRow, readDocument } from '../documents/document-row.ts';
import { learnersOf, lockCourse, type OfferedCourse } from '../training/enrol-people.ts';
import type { OfClient } from '../training/enrollment-row.ts';
import type { PackItems } from './pack-row.ts';

interface Content {
  readonly kind: PackItemKind;
  readonly id: string;
  readonly name: string;
  readonly isOffered: boolean;
  /**
   * People who can open items of this kind. `near` are those who work at the item's clinic, if it has one.
   */
  readonly able: ReadonlySet<string>;
  readonly near: ReadonlySet<string>;
}
/** A pack's current items, locked, each with the people who can do it. */
export interface PackContents {
  readonly items: readonly Content[];
  readonly documents: readonly DocumentRow[];
  readonly courses: readonly OfferedCourse[];
}

/**
 * Applies the same rules as assigning each item alone, so that nobody gets an item that they could never
 * finish.
 */
export async function readContents(run: OfClient, pack: PackItems, people: People): Promise<PackContents> {
  const { db, actor } = run;
  const withInbox = idsOf(peopleWithInbox(people));
  const documents: DocumentRow[] = [];
  const courses: OfferedCourse[] = [];
  const items: Content[] = [];
  for (const id of [...pack.document_ids].sort()) {
    await db.$queryRaw`select 1 from client_documents
      where client_id = ${actor.client_id}::uuid and id = ${id}::uuid for no key update`;
    const document = await readDocument(db, actor.client_id, id);
    if (!document) continue;
    documents.push(document);
    const isOffered = document.status === 'APPROVED';
    items.push({ kind: 'DOCUMENT', id, name: document.name, isOffered, able: withInbox, near: withInbox });
  }
  for (const id of [...pack.course_ids].sort()) {
    const course = await lockCourse(db, actor.client_id, id);
    if (!course) continue;
    courses.push(course);
    items.push({
      kind: 'COURSE',
      id,
      name: course.name,
      isOffered: course.status === 'ACTIVE' && course.items > 0,
      able: idsOf(learnersOf(people, { clinic_id: null })),
      near: idsOf(learnersOf(people, course)),
    });
  }
  return { items: [...(await readForms(run, pack.form_ids, people)), ...items], documents, courses };
}

const idsOf = (people: readonly { readonly user_id: string }[]): ReadonlySet<string> =>
  new Set(people.map(({ user_id }) => user_id));

async function readForms(
  { db, actor }: OfClient,
  ids: readonly string[],
  people: People,
): Promise<Content[]> {
  const forms = await db.$queryRaw<
    { id: string; name: string; clinic_id: string | null; isOffered: boolean }[]
  >`
    select id, name, clinic_id, status = 'ACTIVE' as "isOffered" from induction_forms
    where client_id = ${actor.client_id}::uuid and id = any(${[...ids]}::uuid[]) and deleted_at is null order by id for share`;
  const able = idsOf(fillersOf(people, null));
  return forms.map(({ clinic_id, ...form }) => ({
    kind: 'FORM',
    ...form,
    able,
    near: idsOf(fillersOf(people, clinic_id)),
  }));
}

const fillersOf = (people: People, clinic: string | null) =>
  [...people.values()].filter(({ roleGrants }) =>
    roleGrants.some(
      ({ grants, clinic_ids }) =>
        grants.has('package:induction-forms') &&
        (clinic === null || clinic_ids === null || clinic_ids.includes(clinic)),
    ),
  );

/** Splits a pack's items into those that suit a person and those that do not, with the reason. */
export function splitBySuitability({ items }: PackContents, user_id: string) {
  const fit: Content[] = [];
  const unfit: { readonly item: Content; readonly reason: PackLeftOutReason }[] = [];
  for (const item of items) {
    const [isAble, isNear] = [item.able.has(user_id), item.near.has(user_id)];
    const reason = packItemUnfit(item.kind, { isOffered: item.isOffered, isAble, isNear });
    if (reason === null) fit.push(item);
    else unfit.push({ item, reason });
  }
  return { fit, unfit };
}

export const leftOutOf = (
  user: { readonly user_id: string; readonly user_name: string },
  unfit: ReturnType<typeof splitBySuitability>['unfit'],
): readonly LeftOut[] => unfit.map(({ item, reason }) => ({ ...user, item_name: item.name, reason }));
