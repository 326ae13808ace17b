import {
  domainEvent,
  type EventDetails,
  type EventsAbout,
  hasGrant,
  readsSwap,
  roleOf,
  type SwapEventFacts,
  type SwapRequest,
  type SwapViewer,
} from '@operatory/domain';
import type { SignedIn } from '../../context/context.ts';
import { notFound } from '../../errors/refusal.ts';
import type { CommandContext, RowContext } from '../define.ts';
import { viewerOf } from '../viewer.ts';
import { lockPeopleAndShifts, readShifts, type SwappedShift, shiftText } from './swap-shifts.ts';

export interface SwapRow extends SwapRequest {
  readonly id: string;
  readonly clinic_id: string;
  readonly clinic_roster_id: string;
  readonly return_clinic_roster_id: string | null;
  readonly from_name: string | null;
  readonly to_name: string | null;
  readonly message: string | null;
}
export interface LockedSwap {
  readonly request: SwapRow;
  /** The offered or claimed shift; undefined if it was deleted. */
  readonly shift: SwappedShift | undefined;
  readonly returned: SwappedShift | null | undefined;
}
type At = Pick<CommandContext, 'db' | 'actor'>;

export function swapViewer(actor: SignedIn, clinic_id: string): SwapViewer {
  const { user_id, grants, role, clinic_ids } = viewerOf(actor);
  const near = clinic_ids.includes(clinic_id);
  return {
    user_id,
    member: near && hasGrant(grants, 'my-roster', 'VIEW'),
    editor: (near || roleOf(role).actsAs === 'client_admin') && hasGrant(grants, 'clinic-rosters', 'EDIT'),
  };
}

const readSwaps = ({ db, actor }: At, ids: readonly string[]): Promise<readonly SwapRow[]> =>
  db.$queryRaw<SwapRow[]>`
    select s.id, s.clinic_id, s.kind::text, s.status::text, s.clinic_roster_id, s.return_clinic_roster_id, s.from_user_id,
      s.to_user_id, f.display_name as from_name, t.display_name as to_name, s.message
    from clinic_roster_swap_requests s
      left join users f on f.client_id = s.client_id and f.id = s.from_user_id
      left join users t on t.client_id = s.client_id and t.id = s.to_user_id
    where s.client_id = ${actor.client_id}::uuid and s.id = any(${[...ids]}::uuid[])`;

function isReadBy(actor: SignedIn): (row: SwapRow) => boolean {
  const { user_id, grants, role, clinic_ids } = viewerOf(actor);
  const isAdmin = roleOf(role).actsAs === 'client_admin';
  return (row) => {
    const near = clinic_ids.includes(row.clinic_id);
    return readsSwap(row, {
      user_id,
      reader: (near || isAdmin) && hasGrant(grants, 'clinic-rosters', 'VIEW'),
      roster: { sees: hasGrant(grants, 'my-roster', 'VIEW'), near },
    });
  };
}

/** Locks swap requests that the caller may read, after their people and shifts. */
export async function lockSwaps(
  { db, actor }: At,
  ids: readonly string[],
): Promise<{ of(id: string): Promise<LockedSwap> }> {
  const seen = (await readSwaps({ db, actor }, ids)).filter(isReadBy(actor));
  await lockPeopleAndShifts(
    { db, actor },
    [actor.user_id, ...seen.flatMap(({ from_user_id, to_user_id }) => [from_user_id, to_user_id])],
    seen.flatMap(({ clinic_roster_id, return_clinic_roster_id }) => [
      clinic_roster_id,
      return_clinic_roster_id,
    ]),
  );
  const known = seen.map(({ id }) => id);
  await db.$executeRaw`select from clinic_roster_swap_requests
    where client_id = ${actor.client_id}::uuid and id = any(${known}::uuid[]) order by id for update`;
  return {
    async of(id) {
      if (!known.includes(id)) throw notFound();
      // This second statement reads what other transactions changed while this one waited. It ignores the
      // caller's rights, so that they get the reason when the request has just become invisible to them.
      const [request] = await readSwaps({ db, actor }, [id]);
      if (!request) throw notFound();
      const { clinic_roster_id, return_clinic_roster_id } = request;
      const shifts = await readShifts({ db, actor }, [clinic_roster_id, return_clinic_roster_id]);
      return {
        request,
        shift: shifts.get(clinic_roster_id),
        returned: return_clinic_roster_id === null ? null : shifts.get(return_clinic_roster_id),
      };
    },
  };
}

export const swapKey = (actor: SignedIn, id: string) => ({
  id_client_id: { id, client_id: actor.client_id },
});

/** @returns The event's facts, with the current names and shifts. */
export const swapFacts = (
  request: Pick<SwapRow, 'from_user_id' | 'to_user_id'>,
  names: { readonly from: string | null; readonly to: string | null },
  shift: SwappedShift,
  returned: SwappedShift | null,
): SwapEventFacts => ({
  from_user_id: request.from_user_id,
  from_name: names.from,
  to_user_id: request.to_user_id,
  to_name: names.to,
  clinic_name: shift.clinic_name,
  shift: shiftText(shift),
  returned: returned && shiftText(returned),
});

export function emitSwapEvent<Name extends EventsAbout<'clinic_roster_swap_requests'>>(
  { emit }: Pick<RowContext, 'emit'>,
  name: Name,
  row: { readonly id: string; readonly clinic_id: string },
  facts: SwapEventFacts,
  details: EventDetails<Name>,
): void {
  emit(domainEvent(name, row, { ...facts, ...details }));
}
