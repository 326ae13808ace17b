import type { CommandContext } from '../define.ts';

/** Whether any of these locked shifts is requested or offered, on either side of a swap. */
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
