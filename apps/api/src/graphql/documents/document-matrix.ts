import type { Tx } from '@operatory/db';
import {
  type AssignmentStatus,
  type CellOf,
  cellState,
  hasGrant,
  localDate,
  messages,
  roleOf,
} from '@operatory/domain';
import { viewerOf } from '../../commands/viewer.ts';
import type { SignedIn } from '../../context/context.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Builder } from '../builder.ts';
import { addMatrixParts, clinicOf, type MatrixPerson, type MatrixThing, unique } from '../matrix-parts.ts';
import { inTenant } from '../me.ts';

interface Cell {
  readonly user_id: string;
  readonly document_id: string;
  readonly state: CellOf<(typeof outcomes)[AssignmentStatus]>;
}
interface Matrix {
  readonly documents: readonly MatrixThing[];
  readonly people: readonly MatrixPerson[];
  readonly cells: readonly Cell[];
}
interface Row {
  readonly user_id: string;
  readonly display_name: string;
  readonly document_id: string;
  readonly name: string;
  readonly status: AssignmentStatus;
  readonly due_date: string | null;
  readonly zone: string;
}

/**
 * Adds the query `document_matrix`: the state of each assigned document by person, for users who can edit
 * documents, and for others those that they created.
 */
export function addDocumentMatrix(builder: Builder): void {
  const state = builder.enumType('document_matrix_state', {
    values: ['DONE', 'OPEN', 'OVERDUE', 'EXPIRED', 'DECLINED'] as const,
  });
  const { thing, person } = addMatrixParts(builder, 'document_matrix', 'document');
  const cell = builder.objectRef<Cell>('document_matrix_cell').implement({
    fields: (t) => ({
      user_id: t.expose('user_id', { type: 'uuid' }),
      document_id: t.expose('document_id', { type: 'uuid' }),
      state: t.expose('state', { type: state }),
    }),
  });
  const matrix = builder.objectRef<Matrix>('document_matrix').implement({
    fields: (t) => ({
      documents: t.field({ type: [thing], resolve: ({ documents }) => [...documents] }),
      people: t.field({ type: [person], resolve: ({ people }) => [...people] }),
      cells: t.field({ type: [cell], resolve: ({ cells }) => [...cells] }),
    }),
  });
  builder.queryField('document_matrix', (t) =>
    t.field({
      type: matrix,
      description: 'The current documents by person; for those who edit documents, or the makers of theirs',
      args: { clinic_id: t.arg({ type: 'uuid' }) },
      resolve: async (_root, args, { app, who }) => {
        const clinic = clinicOf(args.clinic_id);
        const rows = await inTenant(app, who, () => readRows(app.prisma, who, clinic));
        // A matrix that is cut off would show people as having nothing to do.
        if (rows.length > maxCells) throw new Refusal('documents_too_many', messages.documents_too_many);
        const now = app.clock.now();
        return {
          documents: unique(
            rows.map(({ document_id, name }) => ({ id: document_id, name })),
            ({ id }) => id,
          ),
          people: unique(
            rows.map(({ user_id, display_name }) => ({ user_id, display_name })),
            ({ user_id }) => user_id,
          ).sort((a, b) => a.display_name.localeCompare(b.display_name)),
          cells: rows.map(({ user_id, document_id, status, due_date, zone }) => ({
            user_id,
            document_id,
            state: cellState(outcomes[status], due_date, localDate(now, zone)),
          })),
        };
      },
    }),
  );
}

const outcomes = {
  ASSIGNED: 'open',
  VIEWED: 'open',
  USER_SIGNED: 'open',
  WITNESS_SIGNED: 'open',
  COMPLETED: 'done',
  DECLINED: 'declined',
  EXPIRED: 'expired',
} as const satisfies Readonly<Record<AssignmentStatus, string>>;

/** Enough for 200 people with 100 documents each. */
const maxCells = 20_000;

function readRows(db: Pick<Tx, '$queryRaw'>, who: SignedIn, clinic: string | null): Promise<Row[]> {
  const viewer = viewerOf(who);
  const edits = roleOf(viewer.role).actsAs !== 'client' && hasGrant(who.grants, 'client-documents', 'EDIT');
  const isAdmin = roleOf(viewer.role).actsAs === 'client_admin';
  return db.$queryRaw<Row[]>`
    select a.user_id, u.display_name, d.id as document_id, d.name, a.status::text, a.due_date::text,
      coalesce(h.zone, k.zone) as zone
    from client_documents d
      left join client_document_categories g on g.client_id = d.client_id and g.id = d.category_id
      join client_document_versions v on v.client_id = d.client_id and v.client_document_id = d.id
        and v.version_no = d.current_version_no
      join client_document_assignments a on a.client_id = v.client_id and a.client_document_version_id = v.id
      join users u on u.client_id = a.client_id and u.id = a.user_id and u.profile_status <> 'INACTIVE'
        and exists (select from j_users_user_roles l where l.client_id = u.client_id and l.user_id = u.id
          and l.blocked_status = 'UN_BLOCKED')
      join clients k on k.id = a.client_id
      left join clinics h on h.client_id = a.client_id and h.id = u.clinicid
    where d.client_id = ${who.client_id}::uuid and d.deleted_at is null and d.status = 'APPROVED'
      and ${who.grants.has('package:client-documents')}
      and (d.created_by_user_id = ${who.user_id}::uuid
        or (${edits} and (${isAdmin} or d.category_type is distinct from 'PREFORMATTED_LETTER'
          and not coalesce(g.is_confidential, false))))
      and (${clinic}::uuid is null or exists (select from j_users_clinics j
        where j.client_id = a.client_id and j.user_id = a.user_id and j.clinic_id = ${clinic}::uuid))
    order by d.name, d.id, u.display_name, u.id
    limit ${maxCells + 1}`;
}
