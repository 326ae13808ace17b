import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** The event's processor time in microseconds, which does not depend on other processes. */
  readonly tdur?: number;
  readonly tid: number;
  readonly pid: number;
}

export interface Frames {
  /** The milliseconds of script, styles and layout in each frame that had any. */
  readonly work: readonly number[];
  /** The milliseconds of each task on the main thread. */
  readonly tasks: readonly number[];
}

const taskName = 'RunTask';
/** The event at the end of a frame. The name of the one at its start depends on the browser's version. */
const frameEnd = 'Commit';
const workNames = new Set([
  'FunctionCall',
  'FireAnimationFrame',
  'EventDispatch',
  'TimerFire',
  'RunMicrotasks',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
]);

/** Measures the work of the page's main thread while `act` runs, from the browser's own trace. */
export async function framesWhile(browser: Browser, page: Page, act: () => Promise<void>): Promise<Frames> {
  await browser.startTracing(page, {
    categories: [
      'devtools.timeline',
      'devtools.timeline.frame',
      'disabled-by-default-devtools.timeline',
      'toplevel',
    ],
  });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  return readFrames(traceEvents);
}

function readFrames(events: readonly TraceEvent[]): Frames {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const calls = new Map<string, number>();
  for (const event of events)
    if (event.name === 'FunctionCall') calls.set(threadOf(event), (calls.get(threadOf(event)) ?? 0) + 1);
  const main = [...calls].toSorted(([, one], [, other]) => other - one)[0]?.[0];
  const own = events.filter((event) => threadOf(event) === main).toSorted((one, other) => one.ts - other.ts);
  const work: number[] = [];
  let inFrame = 0;
  let covered = 0;
  for (const { name, ts, dur = 0, tdur = dur } of own) {
    if (name === frameEnd) {
      if (inFrame > 0) work.push(inFrame / 1_000);
      inFrame = 0;
    }
    // The time of an event within a counted one is already included.
    if (!workNames.has(name) || ts < covered) continue;
    inFrame += tdur;
    covered = ts + dur;
  }
  if (inFrame > 0) work.push(inFrame / 1_000);
  const tasks = own.filter(({ name }) => name === taskName).map(({ dur = 0, tdur = dur }) => tdur / 1_000);
  return { work, tasks };
}
