import { hasGrant } from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { allowAttaching } from '../../files/named-files.ts';
import { type CommandRun, defineCommand } from '../define.ts';
import { assertRule } from '../refuse.ts';
import type { Puncher } from './clock-shifts.ts';
import {
  type PunchClinic,
  type PunchDetails,
  punchBreak,
  punchBreakEnd,
  punchIn,
  punchOut,
} from './punch-clock.ts';
import { offlineAt, punchDetails, punchFromInput } from './punch-input.ts';

type Run = Pick<CommandRun<never>, 'db' | 'actor' | 'record' | 'now'>;

export const clockInCommand = defineCommand({
  name: 'clock_in',
  description:
    'Clocks the caller in: to their shift at the clinic, or to an unrostered shift where the clinic allows it. `offline_at` is the device’s time of a punch that was made offline.',
  input: z.object({ clinic_id: z.uuid(), ...punchDetails }),
  returns: 'clinic_rosters',
  async run(run) {
    const puncher = puncherOf(run);
    const clinic = await clinicOf(run, run.input.clinic_id);
    const { id } = await punchIn(puncher, clinic, punchFromInput(run), await detailsOf(run));
    return { id };
  },
});

export const clockOutCommand = defineCommand({
  name: 'clock_out',
  description: 'Clocks the caller out of the shift that they clocked into last, and ends their break.',
  input: z.object(punchDetails),
  returns: 'clinic_rosters',
  async run(run) {
    const { id } = await punchOut(puncherOf(run), punchFromInput(run), await detailsOf(run));
    return { id };
  },
});

export const startBreakCommand = defineCommand({
  name: 'start_break',
  description: 'Starts a break of the caller, who is clocked in.',
  input: z.object({
    break_type: z.enum(['MEAL', 'REST', 'EXTRA_MEAL', 'EXTRA_REST']),
    offline_at: offlineAt,
  }),
  returns: 'clinic_rosters',
  async run(run) {
    const { id } = await punchBreak(puncherOf(run), run.input.break_type, punchFromInput(run));
    return { id };
  },
});

export const endBreakCommand = defineCommand({
  name: 'end_break',
  description: 'Ends the break that the caller is on.',
  input: z.object({ offline_at: offlineAt }),
  returns: 'clinic_rosters',
  async run(run) {
    const { id } = await punchBreakEnd(puncherOf(run), punchFromInput(run));
    return { id };
  },
});

function puncherOf({ db, actor, record }: Run): Puncher {
  assertRule(hasGrant(actor.grants, 'my-roster', 'VIEW'), 'no_permission');
  return { db, client_id: actor.client_id, user_id: actor.user_id, record };
}

/** Finds a clinic at which the caller works or has a published shift. @throws Refusal */
async function clinicOf({ db, actor }: Run, id: string): Promise<PunchClinic> {
  const [clinic] = await db.$queryRaw<PunchClinic[]>`
    select c.id, c.zone, c.is_unrostered_clock_in_allowed and c.id = any(${[...actor.clinic_ids]}::uuid[]) as is_unrostered_clock_in_allowed
    from clinics c
    where c.client_id = ${actor.client_id}::uuid and c.id = ${id}::uuid and (c.id = any(${[...actor.clinic_ids]}::uuid[])
      or exists (select from clinic_rosters r where r.client_id = c.client_id and r.clinic_id = c.id
        and r.user_id = ${actor.user_id}::uuid and r.published and r.deleted_at is null))`;
  if (!clinic) throw notFound();
  return clinic;
}

/** @returns The punch's message and files. The caller must be allowed to attach the files. */
async function detailsOf({
  db,
  actor,
  input,
}: Pick<Run, 'db' | 'actor'> & {
  readonly input: {
    readonly message?: string | null | undefined;
    readonly attachments?: readonly { readonly file_id: string }[] | null | undefined;
  };
}): Promise<PunchDetails> {
  const attachments = input.attachments ?? [];
  if (attachments.length > 0) await allowAttaching(db, actor);
  return { message: input.message || null, attachments, photo: null };
}
