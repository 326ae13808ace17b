import type { RosterBreakType } from '@operatory/domain';
import { useCommand } from '#data/hooks.ts';
import { clockInCommand, clockOutCommand, endBreakCommand, startBreakCommand } from './clock-commands.ts';
import type { PunchWords } from './punch-dialog.tsx';
import { queuedPunchLabels } from './waiting-punches.ts';

export interface Punches {
  readonly clockIn: (clinicId: string, words: PunchWords | null) => Promise<void>;
  readonly clockOut: (words: PunchWords | null) => Promise<void>;
  readonly startBreak: (type: RosterBreakType) => Promise<void>;
  readonly endBreak: () => Promise<void>;
  readonly busy: boolean;
}

const unsaid = { message: null, attachments: null };

/**
 * The commands of the clock. Without a connection they are queued; `onThrough` is called when one is done or
 * queued.
 */
export function usePunches(onThrough: () => void): Punches {
  const [into, goingIn] = useCommand(clockInCommand, {
    waits: () => queuedPunchLabels('clock_in'),
    onThrough,
  });
  const [out, goingOut] = useCommand(clockOutCommand, {
    waits: () => queuedPunchLabels('clock_out'),
    onThrough,
  });
  const [rest, starting] = useCommand(startBreakCommand, {
    waits: () => queuedPunchLabels('start_break'),
    onThrough,
  });
  const [back, ending] = useCommand(endBreakCommand, {
    waits: () => queuedPunchLabels('end_break'),
    onThrough,
  });
  return {
    clockIn: async (clinic_id, words) => void (await into({ clinic_id, ...(words ?? unsaid) })),
    clockOut: async (words) => void (await out(words ?? unsaid)),
    startBreak: async (break_type) => void (await rest({ break_type })),
    endBreak: async () => void (await back({})),
    busy: goingIn || goingOut || starting || ending,
  };
}
