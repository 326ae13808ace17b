import { sqlText, type Tx } from '@operatory/db';
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
  /** The id of the submission, assignment or enrolment; null for a form that nobody has started. */
  readonly record_id: string | null;
  readonly outcome: AssignmentOutcome;
  readonly due_date: string | null;
}
export interface PackReader {
  readonly client_id: string;
  readonly user_id: string;
  /** The clinics whose people the reader sees: null for all, empty if they see only themselves. */
  readonly reach: readonly string[] | null;
}
export interface PackDocument extends DocumentParties {
  readonly id: string;
}
type Db = Pick<Tx, '$queryRaw'>;

const packColumns = `a.id as assignment_id, a.induction_pack_id, p.name as pack_name, a.user_id, u.display_name, a.due_date::text,
  a.created_at, coalesce(h.zone, k.zone) as zone`;
const packJoins = `join induction_packs p on p.client_id = a.client_id and p.id = a.induction_pack_id
  join users u on u.client_id = a.client_id and u.id = a.user_id
  join clients k on k.id = a.client_id
  left join clinics h on h.client_id = a.client_id and h.id = u.clinicid`;

/**
 * SQL for the items of the packs in `given`. An item is done if it was completed after the pack was assigned,
 * or was still valid then: a form must be filled in again, a document counts in the version of that day, and
 * a course while its completion is valid. A done item stays done even if it expires later. An item that is no
 * longer offered is left out, unless it is done or is a submitted form that still needs its signature.
 */
const itemsOfGiven = `
  select g.id as assignment_id, 'FORM' as kind, f.id, f.name, s.id as record_id, i.n, 1 as part,
    case when s.done then 'done' else 'open' end as outcome, g.due_date::text
  from given g cross join lateral unnest(g.form_ids) with ordinality as i (id, n)
    join induction_forms f on f.client_id = g.client_id and f.id = i.id
    left join lateral (select s.id, s.status, coalesce(s.signed_at >= g.created_at, false)
        or (not f.is_signature_required and coalesce(s.submitted_at >= g.created_at, false)) as done
      from induction_form_submissions s
      where s.client_id = g.client_id and s.induction_form_id = f.id and s.user_id = g.user_id
      order by done desc, s.created_at desc, s.id desc limit 1) s on true
  where (f.status = 'ACTIVE' and f.deleted_at is null) or s.done or (s.status = 'SUBMITTED' and f.is_signature_required)
  union all
  select g.id, 'DOCUMENT', d.id, d.name, a.id, i.n, 2,
    case when a.done then 'done' when a.status = 'DECLINED' then 'declined' when a.status in ('COMPLETED', 'EXPIRED') then 'expired'
      else 'open' end,
    a.due_date::text
  from given g cross join lateral unnest(g.document_ids) with ordinality as i (id, n)
    join client_documents d on d.client_id = g.client_id and d.id = i.id
    join lateral (select a.id, a.status, a.due_date, a.status = 'COMPLETED' and (a.completed_at >= g.created_at
        or a.client_document_version_id = (select v.id from client_document_versions v
          where v.client_id = a.client_id and v.client_document_id = d.id and v.created_at <= g.created_at
          order by v.version_no desc limit 1)) as done
      from client_document_assignments a
      where a.client_id = g.client_id and a.client_document_id = d.id and a.user_id = g.user_id
      order by done desc, a.created_at desc, a.id desc limit 1) a on true
  where d.deleted_at is null or a.done
  union all
  select g.id, 'COURSE', c.id, c.name, e.id, i.n, 3,
    case when e.done then 'done' when e.status = 'CANCELLED' then 'declined' when e.status in ('COMPLETED', 'EXPIRED') then 'expired'
      when e.status = 'FAILED' then 'failed' else 'open' end,
    e.due_date::text
  from given g cross join lateral unnest(g.course_ids) with ordinality as i (id, n)
    join training_courses c on c.client_id = g.client_id and c.id = i.id
    join lateral (select e.id, e.status, e.due_date, e.status in ('COMPLETED', 'EXPIRED')
        and (e.completed_at >= g.created_at or e.expires_at is null or e.expires_at > g.created_at) as done
      from training_course_enrollments e
      where e.client_id = g.client_id and e.training_course_id = c.id and e.user_id = g.user_id
      order by done desc, e.enrolled_at desc, e.id desc limit 1) e on true
  where c.deleted_at is null or e.done`;

/**
 * A person's packs that the reader may see, newest first. There is no limit, because each pack is given only
 * once.
 */
export const readPacksOf = (db: Db, { client_id, user_id, reach }: PackReader, of: string) =>
  db.$queryRaw<GivenPackRow[]>`
    select ${sqlText(packColumns)} from induction_pack_assignments a ${sqlText(packJoins)}
    where a.client_id = ${client_id}::uuid and a.user_id = ${of}::uuid
      and (a.user_id = ${user_id}::uuid or ${reach === null} or exists (select from j_users_clinics j
        where j.client_id = a.client_id and j.user_id = a.user_id and j.clinic_id = any(${[...(reach ?? [])]}::uuid[])))
    order by a.created_at desc, a.id`;

export interface OpenPackRow extends GivenPackRow {
  /** The number of all open packs, of which only `limit` are read. */
  readonly count: number;
}
/** @returns The unfinished packs of active people, those due first at the top. */
export const readOpenPacks = (
  db: Db,
  { client_id, user_id, reach }: PackReader,
  { clinic, limit }: { readonly clinic: string | null; readonly limit: number },
) =>
  db.$queryRaw<OpenPackRow[]>`
    with given as (select a.* from induction_pack_assignments a
        join users u on u.client_id = a.client_id and u.id = a.user_id and u.profile_status <> 'INACTIVE'
      where a.client_id = ${client_id}::uuid
        and (a.user_id = ${user_id}::uuid or ${reach === null} or exists (select from j_users_clinics j
          where j.client_id = a.client_id and j.user_id = a.user_id and j.clinic_id = any(${[...(reach ?? [])]}::uuid[])))
        and (${clinic}::uuid is null or exists (select from j_users_clinics j
          where j.client_id = a.client_id and j.user_id = a.user_id and j.clinic_id = ${clinic}::uuid))),
      open as (select assignment_id, min(due_date) as due from (${sqlText(itemsOfGiven)}) items
        where outcome <> 'done' group by assignment_id)
    select ${sqlText(packColumns)}, count(*) over ()::int as count
    from open o join induction_pack_assignments a on a.client_id = ${client_id}::uuid and a.id = o.assignment_id ${sqlText(packJoins)}
    order by o.due nulls last, a.created_at desc, a.id limit ${limit}`;

export const readPackDocuments = (db: Db, client_id: string, ids: readonly string[]) =>
  db.$queryRaw<PackDocument[]>`
    select d.id, d.created_by_user_id, coalesce(c.is_confidential, false) as is_confidential,
      array(select a.user_id from client_document_approvers a
        where a.client_id = d.client_id and a.client_document_id = d.id) as approver_user_ids
    from client_documents d
      left join client_document_categories c on c.client_id = d.client_id and c.id = d.category_id
    where d.client_id = ${client_id}::uuid and d.id = any(${[...ids]}::uuid[])`;

/** @returns The items of these assignments, in the order of their packs. */
export const readPackItems = (db: Db, client_id: string, assignments: readonly string[]) =>
  db.$queryRaw<PackItemRow[]>`
    with given as (select * from induction_pack_assignments
      where client_id = ${client_id}::uuid and id = any(${[...assignments]}::uuid[]))
    select * from (${sqlText(itemsOfGiven)}) items order by part, n`;
