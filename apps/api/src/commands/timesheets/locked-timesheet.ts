import type { ApprovedTimesheet, TimesheetRelation, TimesheetStatus } from '@operatory/domain';
import { mayOnRoster } from '@operatory/domain';
import { notFound } from '../../errors/refusal.ts';
import type { CommandContext } from '../define.ts';
import { assertRule } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import { timesheetRelation } from './timesheet-relation.ts';

interface TimesheetRow {
  readonly id: string;
  readonly clinic_id: string;
  readonly user_id: string;
  readonly status: TimesheetStatus;
  readonly reopened_at: Date | null;
  readonly version: number;
}
export interface LockedTimesheet {
  readonly state: ApprovedTimesheet;
  readonly relation: TimesheetRelation;
  readonly version: number;
}

type At = Pick<CommandContext, 'db' | 'actor'>;

/**
 * Locks approved timesheets in the order of their ids. @returns a function that finds one that the caller may
 * see
 */
export async function lockTimesheets(
  { db, actor }: At,
  ids: readonly string[],
): Promise<(id: string) => LockedTimesheet> {
  const rows = await db.$queryRaw<TimesheetRow[]>`
    select t.id, t.clinic_id, t.user_id, t.status::text, t.reopened_at, t.version from timesheets t
    where t.client_id = ${actor.client_id}::uuid and t.id = any(${[...ids]}::uuid[]) order by t.id for update`;
  const viewer = viewerOf(actor);
  return (id) => {
    const row = rows.find((each) => each.id === id);
    if (!row || !mayOnRoster(viewer, row.clinic_id, 'VIEW')) throw notFound();
    return {
      state: { status: row.status, isReopened: row.reopened_at !== null },
      relation: timesheetRelation(actor, row),
      version: row.version,
    };
  };
}

/** Of two simultaneous decisions, refuses the second, so that its maker sees the first one. */
export const assertNewest = (held: LockedTimesheet, version: number): void =>
  assertRule(held.version === version, 'timesheet_is_newer');

export const timesheetKey = ({ actor }: Pick<At, 'actor'>, id: string) => ({
  id_client_id: { id, client_id: actor.client_id },
});
