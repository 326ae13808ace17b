import type { Tx } from '@operatory/db';
import {
  type AssignmentStatus,
  documentRelation,
  isOverdue,
  localDate,
  messages,
  nextSigner,
  type Signer,
} from '@operatory/domain';
import { z } from 'zod';
import { readDocument } from '../../commands/documents/document-row.ts';
import { viewerOf } from '../../commands/viewer.ts';
import { notFound, Refusal } from '../../errors/refusal.ts';
import type { Builder } from '../builder.ts';
import { inTenant } from '../me.ts';

interface Row {
  readonly assignment_id: string;
  readonly user_id: string;
  readonly display_name: string;
  readonly clinics: readonly string[];
  readonly status: AssignmentStatus;
  readonly due_date: string | null;
  readonly viewed_at: Date | null;
  readonly completed_at: Date | null;
  readonly is_witness_signature_required: boolean;
  readonly zone: string;
}
type Person = Omit<Row, 'zone'> & { readonly is_overdue: boolean; readonly next_signer: Signer | null };

export function addDocumentProgress(builder: Builder): void {
  const person = builder.objectRef<Person>('document_progress_person').implement({
    fields: (t) => ({
      assignment_id: t.expose('assignment_id', { type: 'uuid' }),
      user_id: t.expose('user_id', { type: 'uuid' }),
      display_name: t.exposeString('display_name'),
      clinics: t.exposeStringList('clinics', { description: 'Names of their clinics' }),
      status: t.exposeString('status'),
      due_date: t.expose('due_date', { type: 'date', nullable: true }),
      is_overdue: t.exposeBoolean('is_overdue', { description: 'Open, and the due day has passed' }),
      viewed_at: t.field({
        type: 'timestamptz',
        nullable: true,
        resolve: ({ viewed_at }) => viewed_at?.toISOString() ?? null,
      }),
      completed_at: t.field({
        type: 'timestamptz',
        nullable: true,
        resolve: ({ completed_at }) => completed_at?.toISOString() ?? null,
      }),
      next_signer: t.exposeString('next_signer', { nullable: true, description: 'USER, WITNESS or ADMIN' }),
    }),
  });
  const progress = builder.objectRef<readonly Person[]>('document_progress').implement({
    fields: (t) => ({ people: t.field({ type: [person], resolve: (people) => [...people] }) }),
  });
  builder.queryField('document_progress', (t) =>
    t.field({
      type: progress,
      description: 'How far the people are who got a document; for its maker and those who edit documents',
      args: { id: t.arg({ type: 'uuid', required: true }) },
      resolve: async (_root, args, { app, who }) => {
        const id = z.uuid().safeParse(args.id);
        if (!id.success) throw new Refusal('invalid', messages.fill_valid_details);
        return inTenant(app, who, async () => {
          const document = await readDocument(app.prisma, who.client_id, id.data);
          const { maker, editor } = document
            ? documentRelation(document, viewerOf(who))
            : { maker: false, editor: false };
          if (!document || !(maker || editor)) throw notFound();
          const now = app.clock.now();
          return (await readPeople(app.prisma, who.client_id, id.data)).map((row) => {
            const next_signer = nextSigner(row);
            const today = localDate(now, row.zone);
            return {
              ...row,
              next_signer,
              is_overdue: next_signer !== null && isOverdue(row.due_date, today),
            };
          });
        });
      },
    }),
  );
}

const readPeople = (db: Pick<Tx, '$queryRaw'>, client: string, id: string): Promise<Row[]> => db.$queryRaw<
  Row[]
>`
  select a.id as assignment_id, a.user_id, u.display_name, a.status::text, a.due_date::text, a.viewed_at, a.completed_at,
    v.is_witness_signature_required, coalesce(h.zone, k.zone) as zone,
    array(select c.name from j_users_clinics j join clinics c on c.client_id = j.client_id and c.id = j.clinic_id
      where j.client_id = a.client_id and j.user_id = a.user_id order by 1) as clinics
  from client_document_assignments a
    join client_documents d on d.client_id = a.client_id and d.id = a.client_document_id
    join client_document_versions v on v.client_id = a.client_id and v.id = a.client_document_version_id
      and v.version_no = d.current_version_no
    join users u on u.client_id = a.client_id and u.id = a.user_id
    join clients k on k.id = a.client_id
    left join clinics h on h.client_id = a.client_id and h.id = u.clinicid
  where a.client_id = ${client}::uuid and a.client_document_id = ${id}::uuid
  order by u.display_name, u.id
  limit 10000`;
