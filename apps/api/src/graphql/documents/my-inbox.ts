import type { Tx } from '@operatory/db';
import { localDate, signsForAnyone, unconfidential, waitingAssignments } from '@operatory/domain';
import { all, matches, type Row } from '@operatory/resource';
import { viewerOf } from '../../commands/viewer.ts';
import type { SignedIn } from '../../context/context.ts';
import type { Builder } from '../builder.ts';
import { inTenant } from '../me.ts';

interface Inbox {
  readonly to_sign: number;
  readonly to_read: number;
  readonly to_upload: number;
  readonly overdue: number;
}

/**
 * Adds the query `my_inbox`: counts of the caller's Inbox, which are assignments that wait for the caller,
 * and those without a named signer that the caller may sign.
 */
export function addMyInbox(builder: Builder): void {
  const inbox = builder.objectRef<Inbox>('my_inbox').implement({
    fields: (t) => ({
      to_sign: t.exposeInt('to_sign'),
      to_read: t.exposeInt('to_read'),
      to_upload: t.exposeInt('to_upload', { description: 'Those whose completed file is still missing' }),
      overdue: t.exposeInt('overdue'),
    }),
  });
  builder.queryField('my_inbox', (t) =>
    t.field({
      type: inbox,
      description: 'How many documents the caller has to sign, read or give back',
      resolve: (_root, _args, { app, who }) =>
        inTenant(app, who, () => readInbox(app.prisma, who, app.clock.now())),
    }),
  );
}

interface Open {
  readonly kind: 'to_sign' | 'to_read' | 'to_upload';
  readonly due: string | null;
  readonly zone: string;
  readonly assignment: Row;
}

async function readInbox(db: Pick<Tx, '$queryRaw'>, who: SignedIn, now: Date): Promise<Inbox> {
  const none = { to_sign: 0, to_read: 0, to_upload: 0, overdue: 0 };
  if (!who.grants.has('package:client-documents')) return none;
  const signs = signsForAnyone(viewerOf(who).role, who.grants);
  const open = await db.$queryRaw<Open[]>`
    select case
        when a.next_signer = 'USER' and v.is_download_and_upload_file and a.document_attachment is null then 'to_upload'
        when a.next_signer <> 'USER' or v.is_signature_required then 'to_sign'
        else 'to_read' end as kind,
      a.due_date::text as due, coalesce(c.zone, k.zone) as zone,
      json_build_object('user_id', a.user_id, 'witness_user_id', a.witness_user_id, 'admin_signer_user_id', a.admin_signer_user_id,
        'next_signer', a.next_signer, 'next_user_id', a.next_user_id, 'client_document', json_build_object(
          'category_type', d.category_type, 'category_id', d.category_id, 'category', json_build_object('is_confidential', g.is_confidential))) as assignment
    from client_document_assignments a
      join client_documents d on d.client_id = a.client_id and d.id = a.client_document_id and d.deleted_at is null
      join client_document_versions v on v.client_id = a.client_id and v.id = a.client_document_version_id
      join users u on u.client_id = a.client_id and u.id = a.user_id
      join clients k on k.id = a.client_id
      left join clinics c on c.client_id = a.client_id and c.id = u.clinicid
      left join client_document_categories g on g.client_id = d.client_id and g.id = d.category_id
    where a.client_id = ${who.client_id}::uuid and (a.next_user_id = ${who.user_id}::uuid
      or (${signs !== 'nowhere'} and a.next_user_id is null and a.next_signer in ('WITNESS', 'ADMIN')))
    limit 10000`;
  const among = signs === 'everywhere' ? all : { client_document: unconfidential };
  const waiting = waitingAssignments(who.user_id, signs, among);
  const rows = open.filter(({ assignment }) => matches(waiting, assignment));
  const count = (kind: string): number => rows.filter((row) => row.kind === kind).length;
  return {
    to_sign: count('to_sign'),
    to_read: count('to_read'),
    to_upload: count('to_upload'),
    overdue: rows.filter(({ due, zone }) => due !== null && due < localDate(now, zone)).length,
  };
}
