import type { Tx } from '@operatory/db';
import type { AssignmentOutcome, DocumentParties, PackItemKind } from '@operatory/domain';

export interface GivenPackRow {
  readonly assignment_id: string;
  readonly induction_pack_id: string;
  readonly pack_name: string;
  readonly user_id: string;
  readonly display_name: string;
  readonly due_date: string | null;
  readonly created_at: Date;
  readonly zone: string;
}
export interface PackItemRow {
  readonly assignment_id: string;
  readonly kind: PackItemKind;
  readonly id: string;
  readonly name: string;
  /** The submission, assignment or enrolment; null: a form that nobody has begun. */
  readonly record_id: string | null;
  readonly outcome: AssignmentOutcome;
  readonly due_date: string | null;
}
/** Whose packs: the person's own, and those of the people whom they may look at. */
export interface PackReader {
  readonly client_id: string;
  readonly user_id: string;
  /** The clinics whose people they see; null: all; empty: only themselves. */
  readonly reach: readonly string[] | null;
  readonly of: string | null;
  readonly clinic: string | null;
}
/** A document of a pack, as far as it decides who may read it. */
export interface PackDocument extends DocumentParties {
  readonly id: string;
}
type Db = Pick<Tx, '$queryRaw'>;

export const readGivenPacks = (db: Db, { client_id, user_id, reach, of, clinic }: PackReader) =>
  db.$queryRaw<GivenPackRow[]>`
    select a.id as assignment_id, a.induction_pack_id, p.name as pack_name, a.user_id, u.display_name, a.due_date::text, a.created_at,
      coalesce(h.zone, k.zone) as zone
    from induction_pack_assignments a
      join induction_packs p on p.client_id = a.client_id and p.id = a.induction_pack_id
      join users u on u.client_id = a.client_id and u.id = a.user_id
      join clients k on k.id = a.client_id
      left join clinics h on h.client_id = a.client_id and h.id = u.clinicid
    where a.client_id = ${client_id}::uuid and (${of}::uuid is null or a.user_id = ${of}::uuid)
      and (a.user_id = ${user_id}::uuid or ${reach === null} or exists (select from j_users_clinics j
        where j.client_id = a.client_id and j.user_id = a.user_id and j.clinic_id = any(${[...(reach ?? [])]}::uuid[])))
      and (${clinic}::uuid is null or exists (select from j_users_clinics j
        where j.client_id = a.client_id and j.user_id = a.user_id and j.clinic_id = ${clinic}::uuid))
    order by a.created_at desc, a.id
    limit 500`;

export const readPackDocuments = (db: Db, client_id: string, ids: readonly string[]) =>
  db.$queryRaw<PackDocument[]>`
    select d.id, d.created_by_user_id, coalesce(c.is_confidential, false) as is_confidential,
      array(select a.user_id from client_document_approvers a
        where a.client_id = d.client_id and a.client_document_id = d.id) as approver_user_ids
    from client_documents d
      left join client_document_categories c on c.client_id = d.client_id and c.id = d.category_id
    where d.client_id = ${client_id}::uuid and d.id = any(${[...ids]}::uuid[])`;

/** What the given packs hold, in the order in which they were put together. A form that is not offered any more is left out until it is done. */
export const readPackItems = (db: Db, client_id: string, assignments: readonly string[]) =>
  db.$queryRaw<PackItemRow[]>`
    with given as (select * from induction_pack_assignments
      where client_id = ${client_id}::uuid and id = any(${[...assignments]}::uuid[]))
    select * from (
      select g.id as assignment_id, 'FORM' as kind, f.id, f.name, s.id as record_id, i.n, 1 as part,
        case when s.status = 'SIGNED' or (s.status = 'SUBMITTED' and not f.is_signature_required) then 'done' else 'open' end as outcome,
        g.due_date::text
      from given g cross join lateral unnest(g.form_ids) with ordinality as i (id, n)
        join induction_forms f on f.client_id = g.client_id and f.id = i.id
        left join lateral (select s.id, s.status from induction_form_submissions s
          where s.client_id = g.client_id and s.induction_form_id = f.id and s.user_id = g.user_id
          order by s.status desc, s.created_at desc limit 1) s on true
      where (f.status = 'ACTIVE' and f.deleted_at is null) or s.status <> 'DRAFT'
      union all
      select g.id, 'DOCUMENT', d.id, d.name, a.id, i.n, 2,
        case a.status when 'COMPLETED' then 'done' when 'DECLINED' then 'declined' when 'EXPIRED' then 'expired' else 'open' end,
        a.due_date::text
      from given g cross join lateral unnest(g.document_ids) with ordinality as i (id, n)
        join client_documents d on d.client_id = g.client_id and d.id = i.id and d.deleted_at is null
        join lateral (select a.id, a.status, a.due_date from client_document_assignments a
          where a.client_id = g.client_id and a.client_document_id = d.id and a.user_id = g.user_id
          order by a.created_at desc, a.id desc limit 1) a on true
      union all
      select g.id, 'COURSE', c.id, c.name, e.id, i.n, 3,
        case e.status when 'COMPLETED' then 'done' when 'CANCELLED' then 'declined' when 'EXPIRED' then 'expired' when 'FAILED' then 'failed'
          else 'open' end, e.due_date::text
      from given g cross join lateral unnest(g.course_ids) with ordinality as i (id, n)
        join training_courses c on c.client_id = g.client_id and c.id = i.id and c.deleted_at is null
        join lateral (select e.id, e.status, e.due_date from training_course_enrollments e
          where e.client_id = g.client_id and e.training_course_id = c.id and e.user_id = g.user_id
          order by e.enrolled_at desc, e.id desc limit 1) e on true
    ) items order by part, n`;
