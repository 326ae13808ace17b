import type { CommandContext } from '../define.ts';

/** @returns True if one of these locked shifts is part of an open swap request, on either side. */
export async function hasOpenRequest(
  { db, actor }: Pick<CommandContext, 'db' | 'actor'>,
  shifts: readonly string[],
): Promise<boolean> {
  const [found] = await db.$queryRaw<{ found: boolean }[]>`
    select exists (select from clinic_roster_swap_requests s
      where s.client_id = ${actor.client_id}::uuid and s.status in ('OFFERED', 'ACCEPTED')
        and (s.clinic_roster_id = any(${[...shifts]}::uuid[]) or s.return_clinic_roster_id = any(${[...shifts]}::uuid[]))) as found`;
  return found?.found === true;
}
