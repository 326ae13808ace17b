import { type PunchAction, punchActions, rosterBreakTypes, type WaitingPunch } from '@operatory/domain';
import { type QueuedWrite, useQueuedWrites } from '#data/queued-writes.ts';
import { now } from '#session/clock.ts';

const row = 'clock';

const names: Readonly<Record<PunchAction, string>> = {
  clock_in: 'Clock in',
  clock_out: 'Clock out',
  start_break: 'Start break',
  end_break: 'End break',
};

export const queuedPunchLabels = (action: PunchAction) => ({
  row,
  about: names[action],
  late: { offline_at: now().toISOString() },
});

/** The punches that are queued in this browser, oldest first. */
export const useWaitingPunches = (): readonly WaitingPunch[] =>
  useQueuedWrites()
    .filter((write) => write.row === row)
    .flatMap(punchOfWrite);

function punchOfWrite({ about, late, variables }: QueuedWrite): readonly WaitingPunch[] {
  const action = punchActions.find((each) => names[each] === about);
  const at = late?.offline_at;
  if (!action || typeof at !== 'string') return [];
  const type = rosterBreakTypes.find(({ value }) => value === variables.break_type);
  return [{ action, at: new Date(at), break_type: type?.value ?? null }];
}
