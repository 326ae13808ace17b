import type { Tx } from '@operatory/db';
import {
  decisiveEnrollments,
  type EnrollmentStatus,
  hasGrant,
  localDate,
  messages,
  type TrainingCell,
  trainingCell,
} from '@operatory/domain';
import { reachableClinicsOf } from '../../commands/viewer.ts';
import type { SignedIn } from '../../context/context.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Builder } from '../builder.ts';
import { addMatrixParts, clinicOf, type MatrixPerson, type MatrixThing } from '../matrix-parts.ts';
import { inTenant } from '../me.ts';

interface Row {
  readonly enrollment_id: string;
  readonly user_id: string;
  readonly display_name: string;
  readonly course_id: string;
  readonly name: string;
  readonly status: EnrollmentStatus;
  readonly percentage: string | null;
  readonly enrolled_at: Date;
  readonly due_date: string | null;
  readonly expires_at: Date | null;
  readonly zone: string;
}
interface Cell extends Pick<Row, 'enrollment_id' | 'user_id' | 'course_id' | 'percentage' | 'due_date'> {
  readonly state: TrainingCell;
  readonly expires_at: string | null;
}
interface Matrix {
  readonly courses: readonly MatrixThing[];
  readonly people: readonly MatrixPerson[];
  readonly cells: readonly Cell[];
}

/**
 * Adds the query `training_matrix`: the state of each enrolment by person and course, for users who can see
 * the enrolments of people at their clinics.
 */
export function addTrainingMatrix(builder: Builder): void {
  const state = builder.enumType('training_matrix_state', {
    values: ['DONE', 'OPEN', 'OVERDUE', 'EXPIRED', 'FAILED'] as const,
  });
  const { thing, person } = addMatrixParts(builder, 'training_matrix', 'course');
  const cell = builder.objectRef<Cell>('training_matrix_cell').implement({
    fields: (t) => ({
      enrollment_id: t.expose('enrollment_id', { type: 'uuid' }),
      user_id: t.expose('user_id', { type: 'uuid' }),
      course_id: t.expose('course_id', { type: 'uuid' }),
      state: t.expose('state', { type: state }),
      percentage: t.exposeString('percentage', { nullable: true }),
      due_date: t.expose('due_date', { type: 'date', nullable: true }),
      expires_at: t.expose('expires_at', { type: 'timestamptz', nullable: true }),
    }),
  });
  const matrix = builder.objectRef<Matrix>('training_matrix').implement({
    fields: (t) => ({
      courses: t.field({ type: [thing], resolve: ({ courses }) => [...courses] }),
      people: t.field({ type: [person], resolve: ({ people }) => [...people] }),
      cells: t.field({ type: [cell], resolve: ({ cells }) => [...cells] }),
    }),
  });
  builder.queryField('training_matrix', (t) =>
    t.field({
      type: matrix,
      description: 'Courses by person; for those who see enrollments, of the people at their clinics',
      args: { clinic_id: t.arg({ type: 'uuid' }) },
      resolve: async (_root, args, { app, who }) => {
        const clinic = clinicOf(args.clinic_id);
        const rows = await inTenant(app, who, () => readRows(app.prisma, who, clinic));
        // A matrix that is cut off would show people as having nothing to do.
        if (rows.length > maxRows) throw new Refusal('training_too_many', messages.training_too_many);
        return matrixOf(rows, app.clock.now());
      },
    }),
  );
}

function matrixOf(rows: readonly Row[], now: Date): Matrix {
  const standing = decisiveEnrollments(
    rows.map((row) => ({
      ...row,
      enrolled_at: row.enrolled_at.toISOString(),
      expires_at: row.expires_at?.toISOString() ?? null,
    })),
    now.toISOString(),
  );
  const courses = new Map(standing.map(({ course_id, name }) => [course_id, name]));
  const people = new Map(standing.map(({ user_id, display_name }) => [user_id, display_name]));
  return {
    courses: [...courses].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name)),
    people: [...people]
      .map(([user_id, display_name]) => ({ user_id, display_name }))
      .sort((a, b) => a.display_name.localeCompare(b.display_name)),
    cells: standing.map((row) => ({
      ...row,
      state: trainingCell(row, now.toISOString(), localDate(now, row.zone)),
    })),
  };
}

/** Enough for 200 people with 100 enrolments each. */
const maxRows = 20_000;

async function readRows(db: Pick<Tx, '$queryRaw'>, who: SignedIn, clinic: string | null): Promise<Row[]> {
  if (!hasGrant(who.grants, 'training-enrollments', 'VIEW')) return [];
  const reach = reachableClinicsOf(who);
  return db.$queryRaw<Row[]>`
    select e.id as enrollment_id, e.user_id, u.display_name, c.id as course_id, c.name, e.status::text, e.percentage::text,
      e.enrolled_at, e.due_date::text, e.expires_at, coalesce(k.zone, o.zone) as zone
    from training_course_enrollments e
      join training_courses c on c.client_id = e.client_id and c.id = e.training_course_id and c.deleted_at is null
      join users u on u.client_id = e.client_id and u.id = e.user_id and u.profile_status <> 'INACTIVE'
        and exists (select from j_users_user_roles l where l.client_id = u.client_id and l.user_id = u.id
          and l.blocked_status = 'UN_BLOCKED')
      join clients o on o.id = e.client_id
      left join clinics k on k.client_id = e.client_id and k.id = coalesce(c.clinic_id, u.clinicid)
    where e.client_id = ${who.client_id}::uuid and e.status <> 'CANCELLED'
      and (${reach === null} or exists (select from j_users_clinics j where j.client_id = e.client_id
        and j.user_id = e.user_id and j.clinic_id = any(${[...(reach ?? [])]}::uuid[])))
      and (${clinic}::uuid is null or exists (select from j_users_clinics j
        where j.client_id = e.client_id and j.user_id = e.user_id and j.clinic_id = ${clinic}::uuid))
    order by e.enrolled_at, e.id
    limit ${maxRows + 1}`;
}
